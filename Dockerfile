# An OpenHearts server, built in one image and run from a smaller one.
FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends g++ make && rm -rf /var/lib/apt/lists/*
COPY --from=node:22-bookworm-slim /usr/local/bin/node /usr/local/bin/node
COPY --from=node:22-bookworm-slim /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /openhearts
COPY . .
RUN make build \
    && .venv/bin/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir /wheels . \
    && cp requirements/build.txt /wheels/

FROM python:3.11-slim-bookworm
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --require-hashes --requirement /wheels/build.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl && rm -rf /wheels \
    && pip uninstall --yes cmake nanobind ninja scikit-build-core ziglang \
    && useradd --create-home openhearts && mkdir /data && chown openhearts /data
USER openhearts
VOLUME /data
ENV OPENHEARTS_DATABASE=/data/tables.sqlite
EXPOSE 8080
ENTRYPOINT ["openhearts"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080"]
