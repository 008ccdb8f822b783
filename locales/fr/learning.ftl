### Programmes qui apprennent, en Python : épisodes joués par des nombres, et beaucoup à la fois.

learning-action = { $given } n’est pas une action.
learning-number = Une action est un nombre entier de 0 à { $most }, pas { $given }.
learning-array = { $name } doit être un tableau où l’on peut écrire : { $rows } × { $columns } nombres contigus, de l’un de ces types : { $types }.
learning-actions = Les actions doivent être { $games } nombres entiers, un par partie, en liste ou en tableau.
learning-refused = La partie { $game } du lot ne peut pas faire l’action { $action } ({ $name }) : { LIST($reason) }
learning-refused-number = Partie { $game } du lot : { LIST($reason) }
learning-returns = Les gains sont margin, score, chips ou win : chips seulement avec des règles qui ont un décompte, et win seulement pour des parties entières ; pas { $given }.
learning-batch = Un lot compte de 1 à { $games } parties et de 1 à { $threads } fils d’exécution.
learning-kind = Les observations sont float32, int16 ou int8, pas { $given }.
learning-bots = Un lot prend un robot fourni, ou rien, pour chacune des { $players } places, et au moins une place doit rester pour apprendre.
learning-game = Les parties de ce lot sont numérotées de 0 à { $most } ; il n’y a pas de { $given }.
learning-pickle = Un lot ne peut être ni copié ni enregistré avec pickle. Crée-en un avec les mêmes arguments là où il le faut, ou copie ses parties avec { $call }.
