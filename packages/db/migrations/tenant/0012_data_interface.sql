create table data_interface (
  id              text primary key,
  name            text not null,
  code            text not null unique,
  category        text not null default '',
  -- Where rows come from, with which parameters, and which columns leave; without the values of secret headers.
  question        jsonb not null,
  -- Values of secret headers by their names, sealed.
  sealed_headers  jsonb not null default '{}',
  audience        jsonb not null,
  source_id       text references data_source (id),
  changed_by      text not null references person (id),
  changed_at      timestamptz not null
);
create index data_interface_source on data_interface (source_id) where source_id is not null;

-- Who asked what. Kept for thirty days.
create table data_interface_call (
  id            text primary key,
  interface_id  text not null references data_interface (id) on delete cascade,
  person_id     text not null references person (id),
  at            timestamptz not null,
  milliseconds  integer not null,
  rows          integer not null,
  outcome       text not null check (outcome in ('answered', 'refused', 'failed')),
  refusal       jsonb,
  -- What was asked, to ask it again.
  asked         jsonb not null,
  retry_of      text references data_interface_call (id) on delete set null
);
create index data_interface_call_at on data_interface_call (interface_id, at desc, id desc);
create index data_interface_call_age on data_interface_call (at);
