create table stored_file (
  id           text primary key,
  name         text not null,
  size         bigint not null,
  -- As sniffed from the bytes, not as the sender claims.
  type         text not null default '',
  -- SHA-256 of the content, where the bytes lie.
  content_hash text,
  state        text not null check (state in ('uploading', 'checking', 'ready', 'refused')),
  owner_id     text not null references person (id),
  created_at   timestamptz not null
);

-- A file may be read by whoever may see a case that carries it.
create table file_link (
  file_id  text not null references stored_file (id) on delete cascade,
  case_id  text not null references flow_case (id) on delete cascade,
  primary key (file_id, case_id)
);

-- Links that give the bytes of a file once within a minute; only the SHA-256 of what stands in the link is kept.
create table download_ticket (
  ticket_hash  bytea primary key,
  file_id      text not null references stored_file (id) on delete cascade,
  expires_at   timestamptz not null
);
