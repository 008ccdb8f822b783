"""One server for the page and for people's tables. Only here are sockets, clocks and chance; what is decided at a table
and what is kept of it, the layers below say.
"""
