-- Links that give a history or a case as files, once within a minute; only the SHA-256 of what stands in the link is kept.
create table evidence_ticket (
  ticket_hash  bytea primary key,
  person_id    text not null,
  locale       text not null,
  asked        jsonb not null,
  expires_at   timestamptz not null
);

-- The figures of a flow: its cases of a period.
create index flow_case_launched on flow_case (flow_id, launched_at) where launched_at is not null;
