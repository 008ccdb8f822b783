### ページ：用意されたディールで遊びながら覚える。そして、遊び方を短く。

## レッスン。$seat は、そのレッスンのテーブルで話題になる人。

# レッスンの題の上に。
learn-step = { $number }/{ $count }
# 並んだ棒の読み上げ。
learn-progress = 全{ $count }レッスンの{ $number }番目
learn-skip = 飛ばす
learn-leave = レッスンをやめる
learn-before = 前のレッスン
learn-next = 次へ
learn-take-back = 戻す
learn-last-card = 最後の1枚です。
learn-thinking = ほかの人の出すカードを見ましょう。
# レッスンの始めに、場のカードのあとで読み上げる。
learn-held = 手札は{ CARDS($cards, as: "card-first", list: "unit") }です。
# 今トリックを取りそうなカードと、取ったカードに。
learn-wins = 今のところ勝ち
learn-takes = 取った
learn-unplayed = このレッスンを用意できませんでした。次へ進むか、もう一度お試しください。
learn-try-again = もう一度試す

learn-trick-title = いちばん高いカードが取る
learn-trick-what = 全員が1枚ずつ出します。これが「トリック」です。最初に出すことを「リード」といい、リードされたスートでいちばん高いカードが取ります。今は{ NAME($seat) }のジャックが勝っています。
learn-trick-do = ジャックに勝つクラブを出しましょう。
learn-trick-right = クラブではあなたのキングがいちばん高いので、4枚ともあなたのものです。トリックを取った人が、次にリードします。
learn-trick-low = ジャックより低いので、{ NAME($seat) }がトリックを取ります。勝てるのはキングだけです。

learn-follow-title = 同じスートを出す
learn-follow-what = { NAME($seat) }がダイヤをリードしました。ダイヤがある人は、ダイヤを出さなければなりません。
learn-follow-do = ダイヤを出しましょう。
learn-follow-why = 暗いカードは、今は出せません。タップすると理由が出ます。
learn-follow-right = 4人とも同じスートを出し、いちばん高いダイヤがトリックを取りました。

learn-void-title = クラブがなければ何でも出せる
learn-void-what = クラブがリードされましたが、手札にありません。どのカードも出せますが、トリックは取れません。取れるのはリードされたスートだけで、切り札はありません。
learn-void-do = ダイヤでいちばん高い、エースを捨てましょう。
learn-void-right = ここではエースでも取れません。高いカードは、ほしくないトリックまで取ってしまうので、こうして手放します。
learn-void-other = それも出せます。でも、エースはあとで必ずトリックを取ってしまいます。ここが手放す機会でした。

learn-hearts-title = ハートは1枚1点
learn-hearts-what = 点は取らないほうがよく、いちばん少ない人の勝ちです。このトリックは{ NAME($seat) }のキングが勝っていて、手札にダイヤはありません。
learn-hearts-do = { NAME($seat) }にハートを取らせましょう。
learn-hearts-right = { NAME($seat) }に1点。手札のハートは1枚減りました。
learn-hearts-none = それも出せますが、{ NAME($seat) }には何の損もありません。ハートを捨てれば、1枚手放せます。

learn-duck-title = 10より下を出す
learn-duck-what = 今は{ NAME($seat) }の10が勝っていて、ハートも1枚出ています。このトリックを取ると1点です。
learn-duck-do = 10より下で、いちばん高いダイヤを出しましょう。
learn-duck-why = 低いカードは、あとのために残す価値があります。
learn-duck-right = 9は10より下なので点を取らずに済み、4も残りました。
learn-duck-high = キングは10に勝つので、トリックもハートも取ってしまいます。
learn-duck-low = それも10より下です。でも9で足りました。4はあとで必要になります。

learn-last-title = 損のないトリックは取る
learn-last-what = 最後の番で、場に失点はありません。ただで取れるトリックは、高いカードの使いどころです。
learn-last-do = エースで取りましょう。
learn-last-right = エースを手放せて、失点もありませんでした。
learn-last-low = { NAME($seat) }がトリックを取り、エースは残りました。次はハートが入るかもしれません。

learn-queen-title = クイーンは13点
learn-queen-what = スペードのクイーンは、ハート全部と同じ点です。トリックを取った人がクイーンも取ります。今は{ NAME($seat) }のキングが勝っています。
learn-queen-do = { NAME($seat) }にクイーンを取らせましょう。
learn-queen-right = { NAME($seat) }に13点。キングやエースの下に出すか、同じスートがないときに捨てれば、手放せます。
learn-queen-kept = クイーンはまだ手札にあります。こんな機会はめったにありません。

learn-beware-title = クイーンを取らない
learn-beware-what = スペードのクイーンがまだ出ておらず、{ NAME($seat) }の番はあなたのあとです。キングを出すと、クイーンを取ってしまいます。
learn-beware-do = 10より下を出しましょう。
learn-beware-right = { NAME($seat) }のスペードはクイーンだけでした。クイーンがトリックを取り、13点は{ NAME($seat) }のものです。
learn-beware-high = { NAME($seat) }が、キングの下にクイーンを出しました。あなたに13点です。

learn-pass-title = 3枚を渡す
learn-pass-what = ディールの前に、3枚を渡します。最初は左へ、次は右へ、その次は向かいへ渡し、4回目は交換なしです。スペードのエースとキングは、クイーンを取りかねません。
learn-pass-do = スペードのエースとキング、それにもう1枚を渡しましょう。
learn-pass-right = これで、その2枚でクイーンを取ることはありません。上がっているのは、{ NAME($seat) }からもらったカードです。
learn-pass-kept = クイーンより上のスペードが残っています。その下にクイーンを出されると、13点です。

learn-open-title = クラブの2で始まる
learn-open-what = クラブの2を持つ人が、最初のトリックでリードします。このトリックでは、失点になるカードを捨てられません。
learn-open-do = クラブの2をリードしましょう。
learn-open-right = { NAME($seat) }はクラブがなく、ハートが4枚ありましたが、捨てられませんでした。

learn-broken-title = ハートの解禁
learn-broken-what = あなたのリードです。ハート以外なら、どれでも出せます。ほかのスートのトリックにハートが捨てられるまで、ハートはリードできません。
learn-broken-do = ダイヤをリードしましょう。
learn-broken-why = ハートをタップすると、出せない理由が出ます。
learn-broken-right = { NAME($seat) }はダイヤがなく、ハートを捨てました。これで解禁です。ここからはハートもリードできます。

learn-moon-title = 全部取る手もある
learn-moon-what = ハート全部とクイーンを取ると「シュート・ザ・ムーン」で、あなたは0点、ほかの人は26点ずつです。残るはハートのキングだけ、最後の番は{ NAME($seat) }です。
learn-moon-do = このトリックも取りましょう。
learn-moon-right = シュート・ザ・ムーン達成です。ほかの人に26点ずつ付きます。ハートが1枚でも足りないと、ムーンにはなりません。
learn-moon-low = ハートのキングは、ほかの人に取られました。ムーンにならず、25点がそのまま付きます。

learn-score-title = 合計のいちばん低い人の勝ち
learn-score-what = 点はディールごとに足していき、だれかが100点に達するとゲームは終わりです。このディールの前は、あなたが58点で、{ NAME($seat) }はあと1点で100点です。
learn-score-do = ハートは{ NAME($seat) }に取らせましょう。
learn-score-right = { NAME($seat) }が100点になり、合計はあなたが最少です。あなたの勝ちです。
learn-score-high = ハートを取ってしまいました。{ NAME($seat) }は100点に届かず、ゲームは続きます。

learn-done-title = これで全部です
learn-done-what = 今度は自分で遊んでみましょう。相手はやさしく、大事な場面ではコーチが助言します。
learn-done-play = 最初のゲームを始める
learn-done-again = もう一度最初から
learn-anyway = それでも出すなら、もう一度選んでください。

## 遊び方を短く。

learn-title = 遊び方
learn-game = ブラックレディ、標準のハーツ
learn-play = 遊んで覚える
learn-play-about = 短いレッスン{ $count }回、約5分
learn-law = ルールブック全文
learn-others = ほかのハーツ
learn-contents = このページの内容

howto-minute = 1分で分かる
howto-minute-title = できるだけ取らない
howto-minute-text = ハートを取ると1枚1点、スペードのクイーンは13点です。だれかが100点に達したとき、合計のいちばん低い人の勝ちです。
howto-pass = カード交換
howto-pass-title = まず3枚を渡す
howto-pass-text = 1回目のディールは左へ、2回目は右へ、3回目は向かいへ渡します。4回目は交換なしで、また始めに戻ります。
howto-pass-fact = 左隣の{ NAME($seat) }へ
howto-open = 最初のトリック
howto-open-title = クラブの2で始まる
howto-open-text = クラブの2を持つ人がリードします。手札にクラブはありませんが、ハートもまだ出せません。最初のトリックでは、失点になるカードを捨てられないからです。
howto-follow = 同じスート
howto-follow-title = リードと同じスートを出す
howto-follow-text = 全員が1枚ずつ出します。これが「トリック」です。{ NAME($seat) }がクラブをリードしました。クラブがあれば、クラブを出さなければなりません。なければ、どれでも出せます。いちばん高いクラブがトリックを取ります。
howto-trumps = 切り札なし
howto-trumps-title = 切り札はない
howto-trumps-text = トリックを取れるのは、リードされたスートだけです。ハートのエースは高いカードですが、ここでは{ NAME($seat) }への贈り物になります。
howto-queen = 失点
howto-queen-title = クイーンは13点
howto-queen-text = トリックを取った人が、クイーンも取ります。キングの下に低いスペードを出せば、取らずに済みます。
howto-broken = ハートの解禁
howto-broken-title = ハートは解禁されてから
howto-broken-text = ほかのスートのトリックにハートが捨てられるまで、だれもハートをリードできません。この例では、あなたのハートの6で解禁です。
howto-moon = シュート・ザ・ムーン
howto-moon-title = すべてか、ゼロか
howto-moon-text = ハート全部とクイーンを取ると、ほかの人に26点ずつ付きます。ハートが1枚でも足りないと、取った点がそのまま付きます。
howto-moon-fact = このディールの点
howto-score = 終わりと勝敗
howto-score-title = 合計のいちばん低い人の勝ち
howto-score-text = 点はディールごとに足していきます。だれかが100点に達すると終わりで、合計のいちばん低い人の勝ちです。
howto-habits = 上達のこつ
howto-habits-title = 最初に覚えたい4つのこつ
howto-habits-free = 高いカードは、損のないときに使う。最後の番で、場に失点がなければ取りどきです。
howto-habits-low = どのスートも、低いカードを残す。終盤に困りません。
howto-habits-spades = クイーンより下のスペードが少なければ、スペードのエースとキングは渡す。
howto-habits-void = どれかのスートを早めになくす。いらないカードを捨てられます。

## ゲームの終わりに、別の強さを勧める。

learn-level-up = 勝つことが多くなりました。別の強さのほうが楽しめるかもしれません。
learn-level-down = 今の相手は手ごわいようです。別の強さのほうが楽しめるかもしれません。
learn-level-stay = このまま
learn-level-to-beginner = 「入門」にする
learn-level-to-easy = 「やさしい」にする
learn-level-to-medium = 「ふつう」にする
learn-level-to-hard = 「強い」にする
learn-level-to-expert = 「達人」にする
learn-level-chosen = 次のゲームから変わります。最初の画面で、また変えられます。
