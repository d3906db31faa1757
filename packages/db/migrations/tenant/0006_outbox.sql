-- Facts that leave the machine after the commit that wrote them.
create table outbox (
  id           bigint generated always as identity primary key,
  topic        text not null,
  body         jsonb not null,
  at           timestamptz not null,
  attempts     integer not null default 0,
  available_at timestamptz not null,
  failed       text
);

create index outbox_due on outbox (available_at, id) where failed is null;

-- The answer that a writing call got, for whoever sends it again with the same key.
create table idempotency (
  person_id  text not null,
  key        text not null,
  request    bytea not null,
  answer     jsonb,
  at         timestamptz not null,
  primary key (person_id, key)
);

create index idempotency_age on idempotency (at);
