-- What administrators changed or tried to: one row per writing call, written after its transaction.
create table operation_log (
  id            text primary key,
  at            timestamptz not null,
  person_id     text not null,
  what          text not null,
  -- Ids from the address of the call, or of what it created.
  target        text not null,
  -- Why it was refused; empty when it was done.
  refusal       text not null,
  -- The sentence that they read.
  message       text not null,
  request_id    text not null,
  milliseconds  integer not null,
  address       text not null
);
create index operation_log_at on operation_log (at desc, id desc);

-- Faults of the server, found by the request id that a person saw. Those of people who were not signed in are with the
-- first tenant.
create table fault_log (
  id          text primary key,
  at          timestamptz not null,
  person_id   text,
  what        text not null,
  request_id  text not null,
  message     text not null,
  stack       text not null
);
create index fault_log_at on fault_log (at desc, id desc);

-- Calls that took longer than the tenant's limit.
create table slow_call (
  id            text primary key,
  at            timestamptz not null,
  person_id     text,
  what          text not null,
  request_id    text not null,
  milliseconds  integer not null
);
create index slow_call_at on slow_call (at desc, id desc);

-- Links to sheets of a log, each for one download within a minute.
create table log_ticket (
  ticket_hash  bytea primary key,
  person_id    text not null references person (id) on delete cascade,
  locale       text not null,
  asked        jsonb not null,
  expires_at   timestamptz not null
);
