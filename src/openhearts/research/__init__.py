"""Hearts in the frameworks of others: PettingZoo, Gymnasium and OpenSpiel, each a module that imports its framework.

None is imported before it is asked for; `pip install "openhearts[pettingzoo]"`, `[gymnasium]` or `[openspiel]` installs
what it needs. All of them are `openhearts.Episode` in other words: the same actions, observations and returns.
"""
