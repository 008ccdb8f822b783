"""One server for the page and for people's tables. Only this package uses sockets, clocks and randomness; the packages
below it decide what happens at tables, and store it.
"""
