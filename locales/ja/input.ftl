### 送られたファイルや要求の、何が間違っているか。

## JSON。$place は1から数えた文字の位置。

json-after = JSONを読めません。終わりの後ろに文字があります（{ $place }文字目）。
json-deep = JSONを読めません。入れ子が深すぎます（{ $place }文字目）。
json-early = JSONを読めません。途中で終わっています（{ $place }文字目）。
json-name = JSONを読めません。引用符で囲んだ名前がありません（{ $place }文字目）。
json-name-twice = JSONを読めません。1つのオブジェクトに名前 { $name } が2回あります（{ $place }文字目）。
json-many = JSONを読めません。オブジェクトの名前が多すぎます（{ $place }文字目）。
json-colon = JSONを読めません。コロンがありません（{ $place }文字目）。
json-comma-brace = JSONを読めません。コンマか閉じ波かっこがありません（{ $place }文字目）。
json-comma-bracket = JSONを読めません。コンマか閉じ角かっこがありません（{ $place }文字目）。
json-control = JSONを読めません。文字列に制御文字があります（{ $place }文字目）。
json-utf8 = JSONを読めません。UTF-8ではありません（{ $place }文字目）。
json-quote = JSONを読めません。文字列の閉じ引用符がありません（{ $place }文字目）。
json-escape = JSONを読めません。JSONにないエスケープがあります（{ $place }文字目）。
json-surrogate = JSONを読めません。サロゲートペアの片方だけがあります（{ $place }文字目）。
json-value = JSONを読めません。値がありません（{ $place }文字目）。
json-zero = JSONを読めません。数が0で始まっています（{ $place }文字目）。
json-point = JSONを読めません。小数点の後ろに数字がありません（{ $place }文字目）。
json-exponent = JSONを読めません。指数に数字がありません（{ $place }文字目）。

## 局面。$name はそのフィールド。

position-object = 局面はJSONオブジェクトです。
position-no-field = 局面に { $given } というフィールドはありません。
position-whole = { $name } は{ $least }〜{ $most }の整数です。
position-flag = { $name } は true か false です。
position-suit = { $name } は clubs、diamonds、spades、hearts のどれかです。
position-cards = { $name } はカードのリストです。
position-piles = { $name } は、プレイヤーごとのカードのリストです。
position-numbers = { $name } は、プレイヤーごとに1つの整数のリストです。
position-seats = { $name } は席のリストです。
position-no-card = { $name } の { $given } はカードではありません。
position-card-thrice = { $name } に{ CARD($card) }が3回あります。
position-hands = このルールでは、{ $players }人それぞれの手札が必要です。
position-seat = { $name } は、0から数えた席のどれかです。
position-one-each = { $name } は、全員分書くか、まったく書かないかのどちらかです。
position-number = ディールの番号は0〜999です。
position-needs-leader = { $name } はプレイが始まったディールのものなので、leader も必要です。場のトリックをリードした席、場になければこれからリードする席です。
position-table = このルールでは、トリックは打ち消されません。
position-out = その席の人が抜けていることはありません。
position-leader-empty = リードする人にカードがありません。
position-trick-complete = 場のトリックはもうそろっています。
position-card-absent = { CARD($card) }は、このルールでは使いません。
position-card-twice = { CARD($card) }が2回あります。
position-card-often = { CARD($card) }が3回以上あります。
position-kitty-stock = このルールでは、残りのカードは余り札ではなく山札です。
position-stock = このルールには山札がありません。
position-two-players = カードを持つ人が2人以上必要です。
position-not-out = { NAME($seat) }はカードを持っていませんが、抜けたとされていません。
position-out-holds = { NAME($seat) }は抜けたとされていますが、カードを持っています。
position-hand-empty = 全員が1枚以上のカードを持ちます。
position-hand-size = { NAME($seat) }の手札の枚数が、ほかの人と違います。
position-chips = このルールではチップを使いません。
position-auction = このルールにオークションはありません。
position-bidder = 落札者がいなければ失点はハートです。ほかのスートには落札者が必要です。
position-pass = 手札が少なく、{ $cards }枚渡せません。渡さないなら passing: false を、プレイが始まっているなら leader を書いてください。

## 記録。

log-version = このバージョンで読めるOpenHeartsの記録ではありません（"openhearts" が1か2のもの）。
log-rules = 記録のルールでは遊べません（{ $field }）。{ LIST($why) }
log-seed = 記録のシードが、0〜2⁶⁴ − 1の整数ではありません。
log-dealer = 記録のディーラーが、配り方の最初のディーラーと違います。
log-deal = 記録に、ハッシュ、秘密の値、加えられた値のそろった配り方がありません。
log-no-secret = 記録に配り方の秘密の値がないので、まだだれも配り直せません。
log-secret = 記録の秘密の値が、0〜fの64桁で書かれた32バイトではありません。
log-hash = 記録の秘密の値から、配る前に示されたハッシュが得られません。約束された配り方ではありません。
log-parts = 記録にある、加えられた値が、席ごとに1つ、{ $most }バイト以下、0〜fの数字で書かれたものではありません。
log-hand = 記録に、そのディールはありません。
log-actions = 記録に行動のリストがありません。
log-action = 記録の行動{ $number }、{ $action } はできません。{ LIST($why) }
log-action-form = 行動は bid、suit、pass、play、moon のどれかで始まり、席と残りが続きます。例：play 3 QS

## 人が書いた形のゲーム。$name はタグです。

notation-line = { $line }行目：{ LIST($why) }
notation-comment-open = コメントの閉じ波かっこがありません。
notation-tag-open = タグの閉じ角かっこがありません。
notation-tag-empty = タグ { $name } に値がありません。
notation-tag-twice = タグ { $name } が2回あります。
notation-tag-unknown = { $name } というタグはありません。
notation-version = この形で書かれたゲームは、このバージョンでは読めません。
notation-names = 名前はテキストのリストで書いてください。
notation-no-deal = 配られたカードも、配るためのシードもありません。
notation-empty = テキストにゲームがありません。
notation-end = テキストが途中で終わっています。
notation-word = { $given } はここには書けません。
notation-unfinished = このディールが終わる前に、次のディールが始まっています。
notation-differs = { $name } の内容が、ほかの内容から決まるものと違います。
notation-cards-differ = 配られたカードと違います。
notation-holding = { $given } は手札のカードではありません。S AQ5 H KT2 D - C AJ43 のように、スートごとに書いてください。
notation-turn = 次に行動するのは{ NAME($seat) }です。
notation-trick = 次のトリックは{ $number }番です。

## 観察者が受け付けないできごと。$name は、JSONに書かれたメンバーの名前。

event-member = できごとに { $name } がないか、正しくありません。
event-others = できごとにないはずのメンバーがあります。
event-first = 最初に見るできごとは配り（deal）です。
event-order = そのできごとは、次には起こりません。
event-deal = 配りが、ここまでのゲームと合いません：{ $name }。
event-action = { $action } は起こりえません。{ LIST($why) }
event-cards = できごとのカードが、これまでに見たカードと合いません。
event-leads = だれがリードするかは、見えないカードで決まる場合にだけ、必ず書きます。

## 要求（ラインプロトコルまたはPython）。

input-long = 要求は{ $most }バイトまでです。
input-words = その要求に、続く言葉はありません。
input-new = 新しいゲームに指定するのはルールとシードです（入力：{ $given }）。
input-seed = シードは0〜2⁶⁴ − 1の整数です。
input-pad = スコア表に指定するのは、rules、dealer、hands です（入力：{ $given }）。
input-dealer = ディーラーは0〜{ $most }の席です。
input-hands = hands はリストです。
input-no-hand = このゲームに、そのディールはありません。
input-bot = その名前のボットはいません。
input-bot-words = ボットに指定するのは、名前、席、シードだけです。
input-steps = ステップ数は0〜{ $most }です。
input-coach = コーチが考えるのは1〜{ $most }回の判断で、シードを指定できます。
input-depth = 深さは0〜{ $most }の整数です。
input-count = { $most }より多くなります。深さをもっと小さくしてください。
input-undo-game = このディールはゲームのもので、したことはゲームの記録に残ります。クローンを使ってください。
input-undo-deal = 取り消せるものはありません。
input-pickle-deal = 抽出された配り方には、保存するための記録がありません。ビューを保存してください。
input-text-deal = 抽出された配り方にはテキストがありません。どう進んできたかを1枚ずつ知らないからです。残りのカードを Hand.from_cards で局面にすれば、テキストにできます。
input-solve = ディールは、カードのプレイが始まってから解けます。
input-solve-nodes = このディールの終わりには{ $most }を超えるノードが必要です。もっと後で解くか、上限を増やしてください。
input-deals-seat = 配り方は席のビューに合わせます。観戦者のビューには合わせられません。
input-choose-seat = 観戦者には選べるカードがありません。手番の席のビューを使ってください。
input-deals-none = このビューが示すすべてに合う配り方はありません。
input-version = このビューは別のバージョンで保存（pickle）されています。
input-parts = 公正な配りには、32バイトの秘密の値と、席ごとに{ $most }バイト以下の加える値を指定します。
input-observe = 観察者に指定するのは、rules と seat です（入力：{ $given }）。
input-observer = まだ観察者がいません。observe で作れます。
input-observed = 観察者の席は0〜{ $most }の整数か、観戦者なら null です。
input-events = できごとは0から数えます。これまでに{ $most }件ありました。
input-events-position = できごとがあるのは、配りから始まるゲームだけです。この局面は配りのあとです。
input-playouts = ディール数は1〜{ $most }で、その後ろにシードを書きます。

## Pythonだけ。

input-json-type = JSONは文字列か辞書です（入力：{ $type }）。
input-file-name = ファイル名ではなく、ファイルの中身を渡してください：{ $code }。
input-json-values = この値はJSONで書けません：{ $why }。
input-json-number = JSONを読めません。数 { $given } が大きすぎます。
input-json-surrogate = 文字列に、文字にならないサロゲートペアの片方があります。
input-hand-values = ディールをJSONで書けません：{ $why }。
input-message = { $given } は、このバージョンにあるメッセージではありません。
input-pass-list = 渡すものは ["QS", "AH", "2C"] のようなカードのリストです。1枚だけでも ["QS"] と書きます。
input-bid-whole = ビッドは整数のチップです（入力：{ $given }）。
input-meant = 「{ $name }」のことですか？
# How the value that a rule needs is written.
input-json-value = JSONでは：{ $json }
input-bot-none = 「{ $given }」というボットはいません。{ LIST($why) }
input-bot-known = いるのは{ LIST($bots) }です。コロンの後ろに、flat と expert では1回の判断に使うプレイアウト数やノード数を（expert:50000）、uct では配り方の数とそれぞれでプレイする回数を（uct:20:50）、expert ではディールの点だけを数えることを（expert:points）指定できます。
input-seed-not = シードは0〜2⁶⁴ − 1の整数です（入力：{ $given }）。
input-rules = ルールは Rules()、preset()、Rules.from_json() で作ります（入力：{ $given }）。
input-rules-seed = { $given } はルールではありません。シードなら、名前を付けて seed={ $given } と渡してください。
input-bots-each = { $players }席すべてに1つのボットを、または席ごとに1つずつ指定してください。
input-players-each = プレイヤーは席ごとに1人、全部で{ $players }人必要です。{ $given }人では遊べません。
input-deals-number = 配り方の数は1〜{ $most }です。
input-nodes-few = ノードは1つ以上にしてください。
input-seed-and-deal = ゲームに指定するのは、シードか公正な配りのどちらかです。両方は指定できません。
input-deal = 公正な配りは FairDeal() で作ります（入力：{ $given }）。
input-no-view = View ではありません（入力：{ $given }）。game.view(seat) で得られます。
input-not-a-hand = Hand ではありません（入力：{ $given }）。game.hand がそうです。
input-not-a-game = Game ではありません（入力：{ $given }）。oh.Game() で作れます。
input-not-made = Hand と View は、ゲームから game.hand と game.view(seat) で得られます。Hand.from_cards() は局面を作ります。
input-notation-type = 棋譜は文字列です（入力：{ $type }）。
input-one-game = テキストに複数のゲームがあります。
input-view = これは、このルールで進行中のディールのビューではありません。山札のあるルールでは読めません。
input-comment = コメントの位置は、行動の数で0〜{ $most }です（入力：{ $given }）。
input-openspiel-option = OpenSpiel の hearts に { $given } というオプションはありません。
input-openspiel-history = OpenSpiel の hearts の履歴は、{ $place }番目を { $given } にできません。
input-openspiel-short = カードを配り終える前に履歴が終わっています。
input-nodes = コーチが考えるのは1〜{ $most }回の判断です（入力：{ $given }）。
input-seconds = ボットが考えるのは0〜{ $most }秒です（入力：{ $given }）。

## ラインプロトコルの要求：それぞれがすること、答えること。

request-hello = プログラムの名前、バージョン、ボットを答えます。
request-help = 要求の一覧を答えます。
request-fields = ルールのフィールドの表。
request-messages = エンジンが言うことの全一覧と、それぞれの引数。
request-refusals = できない理由の全一覧。
request-presets = 用意されたゲームと、標準との違い。
request-rules = ルールを調べて、すべてのフィールドを書き出します。
request-sheet = 人が読むためのルール。
request-new = 新しいゲームのカードを配ります。
request-hand = 局面を用意します。
request-pad = 本物のトランプで遊ぶゲームの得点を記録します。
request-load = 記録を再現します。
request-log = ゲームの記録。
request-status = ゲームの状況。
request-view = ディールについて、席から知りうること。
request-truth = ディールのすべて。
request-events = ゲームで起きたことを、全員の目と、各席の目で。
request-observe = 席から、または観戦者として、ゲームを見ます。
request-see = 次のできごとを見て、そのあとのビューを答えます。
request-legal = 番の人が出せるカード。
request-rest = 席から確かに言えるときの、ディールの残りの結末。カードは出しません。
request-bot = ボットならどうするか。実行はしません。
request-think = 同じことを少しずつ。もう一度求めると続けます。
request-coach = ある席の選択それぞれの価値と、その理由。実行はしません。
request-count = その長さの、ルールどおりの続き方の数。
request-playouts = このルールによるランダムなディールの集計。
request-quit = セッションを終えます。
request-bid = オークションでビッドします。0はパスです。
request-suit = 失点になるスートを選びます。
request-pass = カードを渡します。全員に1枚ずつの場合は、左の人から時計回りの順です。
request-play = カードを出します。
request-moon = ムーンの数え方を選びます。
