-- Finished cases through the draft of a flow: how far it is, what it found, and the cases that would go another way.
create table flow_back_test (
  id          text primary key,
  flow_id     text not null references flow (id) on delete cascade,
  person_id   text not null references person (id) on delete cascade,
  state       text not null check (state in ('running', 'done', 'failed')),
  total       integer not null,
  done        integer not null default 0,
  counts      jsonb not null default '{}',
  affected    jsonb not null default '[]',
  started_at  timestamptz not null,
  changed_at  timestamptz not null
);

create index flow_back_test_flow on flow_back_test (flow_id, started_at desc);

-- Given, when, then: what cases of a flow have to do, run when it is published.
alter table flow add column tests jsonb not null default '[]';
alter table flow add column test_rule text not null default 'refuse' check (test_rule in ('refuse', 'warn'));
