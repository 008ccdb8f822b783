"""How cards are written: "QS" is a rank and a suit's letter. Ranks from low to high, suits in the engine's order."""

RANKS = "23456789TJQKA"
SUITS = {"C": "clubs", "D": "diamonds", "S": "spades", "H": "hearts"}
LETTERS = {suit: letter for letter, suit in SUITS.items()}
MARKS = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
MARKS_TO_LETTERS = str.maketrans({mark: letter for letter, mark in MARKS.items()})
DECK = [rank + suit for suit in SUITS for rank in RANKS]
