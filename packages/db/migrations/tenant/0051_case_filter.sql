-- A way to narrow one of the lists of cases that somebody keeps under a name.
create table case_filter (
  id          text primary key,
  person_id   text not null references person (id) on delete cascade,
  list        text not null check (list in ('launched', 'toSign', 'toDo', 'doing', 'done', 'circulated')),
  name        text not null,
  asks        jsonb not null,
  created_at  timestamptz not null,
  unique (person_id, list, name)
);
