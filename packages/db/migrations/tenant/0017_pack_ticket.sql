-- Links that give several files as one zip, once within a minute; only the SHA-256 of what stands in the link is kept.
create table pack_ticket (
  ticket_hash  bytea primary key,
  file_ids     text[] not null,
  name         text not null,
  expires_at   timestamptz not null
);
