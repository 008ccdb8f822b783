### What is said at a table, on the page and in the terminal: refusals, hints, how a hand was settled.

## Why an action is not done.

refusal-must_follow_suit = You still have { SUIT($suit, as: "suit-one") }, so { SUIT($suit, as: "suit-one") } must be played.
