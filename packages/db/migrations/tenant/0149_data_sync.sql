-- Rows of a data interface that are taken over into the records of a form or the entries of a dictionary.
create table data_sync (
  id            text primary key,
  name          text not null,
  interface_id  text not null references data_interface (id),
  target_kind   text not null check (target_kind in ('records', 'dictionary')),
  -- Id of a form, or id or code of a dictionary.
  target_id     text not null,
  -- { columns, key, vanished, mostVanishedPercent }
  settings      jsonb not null,
  schedule      text not null check (schedule in ('manually', 'hourly', 'daily')),
  -- Runs do what this person may do.
  saved_by      text not null references person (id),
  changed_at    timestamptz not null
);
create index data_sync_interface on data_sync (interface_id);

-- What came from the source, by the value of its key column there.
create table data_sync_link (
  sync_id    text not null references data_sync (id) on delete cascade,
  key        text not null,
  -- Of a record or an entry.
  target_id  text not null,
  primary key (sync_id, key)
);

-- A comparison of the source with its target: a preview, which changes nothing, or a run.
create table data_sync_run (
  id           text primary key,
  sync_id      text not null references data_sync (id) on delete cascade,
  kind         text not null check (kind in ('preview', 'run')),
  -- As in directory_run.
  state        text not null check (state in ('waiting', 'ready', 'done', 'changed', 'stopped', 'failed')),
  -- Null for one that the schedule began.
  started_by   text references person (id),
  started_at   timestamptz not null,
  ended_at     timestamptz,
  -- When a server may take it on; null once it is over.
  due_at       timestamptz,
  attempts     integer not null default 0,
  -- What the preview said, which a run must find again; null for whatever there is.
  expected     text,
  -- SHA-256 of everything that would happen.
  fingerprint  text,
  -- { rows, new, changed, unchanged, ended, removed, refused }
  counts       jsonb,
  -- { code, params } of a sentence: why it failed or stopped.
  reason       jsonb
);

-- One at a time.
create unique index data_sync_run_alone on data_sync_run (sync_id) where state = 'waiting';
-- Asked every second, for all tenants.
create index data_sync_run_due on data_sync_run (due_at) where due_at is not null;
create index data_sync_run_latest on data_sync_run (sync_id, started_at desc, id desc);

create table data_sync_run_change (
  run_id      text not null references data_sync_run (id) on delete cascade,
  position    integer not null,
  kind        text not null check (kind in ('new', 'changed', 'ended', 'removed', 'refused')),
  -- Of the source, from 1; 0 for one that is no longer there.
  source_row  integer not null,
  key         text not null,
  -- [{ field, before, after, problem }]
  cells       jsonb not null,
  -- { code, params } of a sentence.
  reason      jsonb,
  primary key (run_id, position)
);
