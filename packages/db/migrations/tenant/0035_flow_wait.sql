-- What nodes without people wait for: a projection of the events, like flow_task. `attempts` and `next_attempt_at` belong
-- to whoever does the work and are not part of it.
create table flow_wait (
  id               text primary key,
  case_id          text not null references flow_case (id) on delete cascade,
  node             text not null,
  node_name        text not null,
  round            integer not null,
  kind             text not null,
  state            text not null check (state in ('waiting', 'ended', 'failed', 'done', 'cancelled')),
  -- Set aside by a return that comes straight back.
  is_frozen        boolean not null default false,
  failure          text not null default '',
  opened_at        timestamptz not null,
  closed_at        timestamptz,
  attempts         integer not null default 0,
  next_attempt_at  timestamptz
);

create index flow_wait_case on flow_wait (case_id);
-- What is to be tried now.
create index flow_wait_due on flow_wait (next_attempt_at) where state = 'waiting' and next_attempt_at is not null;
-- What administrators have to look at.
create index flow_wait_failed on flow_wait (opened_at desc) where state = 'failed';
