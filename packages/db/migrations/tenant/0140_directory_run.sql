-- A comparison of the company's directory with the organization here: a preview, which changes nothing, or a run.
create table directory_run (
  id            text primary key,
  kind          text not null check (kind in ('preview', 'run')),
  -- Ready: a preview that can be carried out. Changed: something else would happen than the preview said. Stopped: more
  -- people would be disabled than the settings allow. Of all but done and failed, the rows say what would happen.
  state         text not null check (state in ('waiting', 'ready', 'done', 'changed', 'stopped', 'failed')),
  -- Null for one that the schedule began.
  started_by    text references person (id),
  started_at    timestamptz not null,
  ended_at      timestamptz,
  -- When a server may take it on; null once it is over.
  due_at        timestamptz,
  attempts      integer not null default 0,
  -- What the preview said, which a run must find again; null for whatever there is.
  expected      text,
  -- SHA-256 of everything that would happen.
  fingerprint   text,
  -- { people, new, changed, linked, returned, vanished, conflict, departments, groups }
  counts        jsonb,
  -- { code, params } of a sentence: why it failed or stopped.
  reason        jsonb
);

-- One at a time.
create unique index directory_run_alone on directory_run ((true)) where state = 'waiting';
-- Asked every second, for all tenants.
create index directory_run_due on directory_run (due_at) where due_at is not null;
create index directory_run_latest on directory_run (started_at desc, id desc);

create table directory_run_change (
  run_id     text not null references directory_run (id) on delete cascade,
  position   integer not null,
  part       text not null check (part in ('person', 'department', 'group')),
  kind       text not null check (kind in ('new', 'changed', 'linked', 'returned', 'vanished', 'conflict')),
  -- The account of a person, empty for others.
  account    text not null,
  name       text not null,
  -- [{ field, before, after }]
  fields     jsonb not null,
  -- { code, params } of a sentence.
  reason     jsonb,
  primary key (run_id, position)
);
