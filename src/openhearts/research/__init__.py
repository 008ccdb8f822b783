"""Hearts in the frameworks of others: PettingZoo, Gymnasium and OpenSpiel, each a module that imports its framework.

None is imported before it is asked for; what it needs comes with the extra `pettingzoo`, `gymnasium` or `openspiel`.
All of them are `openhearts.Episode` in other words: the same actions, observations and returns.
"""
