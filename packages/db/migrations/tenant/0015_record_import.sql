-- A sheet that somebody reads into a model: first read and checked row by row, then taken over in batches.
create table record_import (
  id             text primary key,
  form_id        text not null references form (id),
  person_id      text not null references person (id) on delete cascade,
  locale         text not null,
  file_name      text not null,
  -- Where the bytes of the sheet lie.
  content_hash   text not null,
  state          text not null check (state in ('reading', 'ready', 'committing', 'done', 'failed', 'cancelled')),
  mode           text not null check (mode in ('add', 'addAndUpdate')),
  keys           text[] not null,
  -- The fields that the columns of the sheet hold, '' where a column holds none; null until the heading was read.
  columns        text[],
  headings       text[],
  rows_read      integer not null default 0,
  rows_bad       integer not null default 0,
  -- The last row of the sheet that was taken over, and what became of the rows up to it.
  done_through   integer not null default 0,
  rows_added     integer not null default 0,
  rows_changed   integer not null default 0,
  rows_refused   integer not null default 0,
  -- Why it failed: a refusal and its parameters.
  failure        jsonb,
  leased_until   timestamptz,
  started_at     timestamptz not null,
  changed_at     timestamptz not null
);

create index record_import_person on record_import (person_id, started_at desc);
-- Work that is waiting, or whose node died.
create index record_import_open on record_import (leased_until) where state in ('reading', 'committing');

create table record_import_row (
  import_id   text not null references record_import (id) on delete cascade,
  -- As people see it in the sheet.
  number      integer not null,
  cells       text[] not null,
  -- What the cells mean, as a form would send it.
  sent        jsonb not null,
  -- What is wrong, by path; empty for a row that can be taken over.
  problems    jsonb not null default '[]',
  is_bad      boolean not null,
  primary key (import_id, number)
);

create index record_import_row_bad on record_import_row (import_id, number) where is_bad;

-- Links that give a sheet once within a minute: what to write is worked out again, with what its person may see then.
create table sheet_ticket (
  ticket_hash  bytea primary key,
  person_id    text not null references person (id) on delete cascade,
  locale       text not null,
  sheet        jsonb not null,
  expires_at   timestamptz not null
);
