-- Where other systems want to hear what happens here.
create table webhook (
  id             text primary key,
  name           text not null,
  url            text not null,
  is_on          boolean not null,
  events         text[] not null,
  -- Only of these; none: of all.
  flow_ids       text[] not null,
  form_ids       text[] not null,
  with_values    boolean not null,
  -- What is sent is signed with it, and until then also with the one before.
  sealed         text not null,
  former_sealed  text,
  former_until   timestamptz,
  -- Since when nothing gets through; when it was switched off because of that.
  failing_since  timestamptz,
  stopped_at     timestamptz,
  changed_by     text not null references person (id),
  changed_at     timestamptz not null
);

-- What is sent, in the order in which it happened. Kept for thirty days.
create table webhook_delivery (
  id               text primary key,
  place            bigint generated always as identity,
  webhook_id       text not null references webhook (id) on delete cascade,
  event            text not null,
  -- The case or the record: of each, one after another.
  subject          text not null,
  content          jsonb not null,
  at               timestamptz not null,
  -- The bytes that are sent, as they were first written.
  body             text,
  state            text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- An administrator wants to see it sent, now and once.
  is_by_hand       boolean not null default false,
  attempts         integer not null default 0,
  next_attempt_at  timestamptz,
  tried_at         timestamptz,
  milliseconds     integer,
  status           integer,
  answer           text not null default '',
  refusal          jsonb
);

create index webhook_delivery_newest on webhook_delivery (webhook_id, at desc, id desc);
-- What is to be sent now, and what of the same case goes before it.
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where state = 'waiting';
create index webhook_delivery_turn on webhook_delivery (webhook_id, subject, place) where state = 'waiting';
create index webhook_delivery_age on webhook_delivery (at);
