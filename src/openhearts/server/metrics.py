"""Metrics for Prometheus: tables, connections, moves, their latency, and the bots' thinking time. They are served on a
port of their own, which needn't be reachable from outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from openhearts.server.host import Host
from openhearts.server.measures import Spread


class Telling(Collector):
    """Collects a worker's metrics at the moment of a request."""

    def __init__(self, host: Host) -> None:
        self._host = host

    def collect(self) -> Iterator[Metric]:
        """All metrics."""
        tables, measures = list(self._host.tables.values()), self._host.measures
        running = sum(hosted.table.state.running for hosted in tables)
        readers = sum(len(hosted.readers) for hosted in tables)
        yield GaugeMetricFamily("openhearts_tables", "Tables in memory.", value=len(tables))
        yield GaugeMetricFamily("openhearts_games", "Games being played at them.", value=running)
        yield GaugeMetricFamily("openhearts_connections", "Connections to tables.", value=readers)
        yield GaugeMetricFamily("openhearts_ready", "Whether the database answers.", value=int(self._host.ready))
        yield CounterMetricFamily("openhearts_moves", "Actions in games that are durable.", value=measures.moves)
        yield CounterMetricFamily("openhearts_refusals", "Commands that were refused.", value=measures.refusals)
        yield _histogram("openhearts_command_seconds", "From a command to its being durable.", measures.latency)
        yield _histogram("openhearts_thinking_seconds", "How long bots take to choose.", measures.thinking)


def _histogram(name: str, about: str, spread: Spread) -> Metric:
    return HistogramMetricFamily(name, about, buckets=spread.buckets(), sum_value=spread.total)


def tell(host: Host, address: str, port: int) -> Callable[[], None]:
    """Serves the metrics at that address until the returned function is called. Raises OSError."""
    registry = CollectorRegistry()
    registry.register(Telling(host))
    server, thread = start_http_server(port, address, registry)

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop
