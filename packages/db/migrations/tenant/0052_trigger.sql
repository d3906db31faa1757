-- What sets something off by itself. What it is about and does is in its versions: a run keeps the one it began with.
create table trigger (
  id            text primary key,
  name          text not null,
  is_on         boolean not null default false,
  version       integer not null,
  event_kind    text not null,
  -- The names of the occurrences that it waits for.
  hears         text[] not null,
  -- Whose rights count in its runs.
  acts_as       text not null references person (id),
  -- When its schedule comes round, and how often it has.
  next_at       timestamptz,
  fired         integer not null default 0,
  -- SHA-256 of the secret part of its address, and what calls are signed with, sealed.
  address_hash  bytea unique,
  signing_key   text,
  -- Until when the next call is kept to look at, and the last one that was.
  listens_until timestamptz,
  sample        jsonb,
  changed_by    text not null,
  changed_at    timestamptz not null
);

-- Every record that is written asks who waits for it.
create index trigger_hears on trigger using gin (hears) where is_on;
create index trigger_due on trigger (next_at) where is_on and next_at is not null;

create table trigger_version (
  trigger_id  text not null references trigger (id) on delete cascade,
  version     integer not null,
  definition  jsonb not null,
  saved_by    text not null,
  saved_at    timestamptz not null,
  primary key (trigger_id, version)
);

-- One event of a trigger and what was done about it, written in the transaction in which the event happened.
create table trigger_run (
  id               bigint primary key generated always as identity,
  trigger_id       text not null,
  version          integer not null,
  state            text not null default 'waiting' check (state in ('waiting', 'done', 'skipped', 'failed', 'stopped')),
  -- What it is about: of one subject runs go one after another.
  subject          text,
  -- The name of the event: nobody sets off twice for the same one.
  event_key        text,
  -- The run whose action was the event, and how many led here one after another.
  cause            bigint,
  depth            smallint not null default 0,
  -- What the event says, and what actions have taken over since.
  event            jsonb not null,
  brought          jsonb not null default '{}',
  steps            jsonb not null default '[]',
  attempts         smallint not null default 0,
  next_attempt_at  timestamptz,
  failure          jsonb,
  occurred_at      timestamptz not null,
  ended_at         timestamptz,
  foreign key (trigger_id, version) references trigger_version (trigger_id, version) on delete cascade,
  unique (trigger_id, event_key)
);

create index trigger_run_due on trigger_run (next_attempt_at, id) where state = 'waiting';
create index trigger_run_turn on trigger_run (trigger_id, subject, id) where state = 'waiting';
create index trigger_run_latest on trigger_run (trigger_id, id desc);
create index trigger_run_ended on trigger_run (ended_at) where ended_at is not null;

-- The cases that runs have launched: what such a case does by itself has them as its cause.
create table trigger_case (
  case_id  text primary key,
  run_id   bigint not null references trigger_run (id) on delete cascade
);
create index trigger_case_of_run on trigger_case (run_id);
