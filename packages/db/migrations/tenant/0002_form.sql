-- What an administrator designs. The draft changes; versions never do.
create table form (
  id                 text primary key,
  name               text not null,
  code               text not null unique,
  category           text not null default '',
  draft              jsonb not null,
  -- The name of its table, from the key of the definition: two forms never share one.
  main_table         text not null unique,
  published_version  integer,
  is_changed         boolean not null default true,
  changed_by         text not null references person (id),
  changed_at         timestamptz not null
);

create table form_version (
  id            text primary key,
  form_id       text not null references form (id),
  version       integer not null,
  definition    jsonb not null,
  -- The tables that hold the records of this version, as the form engine shaped them. A later version that removes
  -- a field renames its column, here too, so that what still runs on this version finds its values.
  tables        jsonb not null,
  published_by  text not null references person (id),
  published_at  timestamptz not null,
  unique (form_id, version)
);
