"""How Alembic makes the changes: on the connection that it was given."""

from alembic import context

from openhearts.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
