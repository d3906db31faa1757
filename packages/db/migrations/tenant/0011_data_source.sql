-- Databases that data interfaces read. A password is sealed with the operator's key (AES-256-GCM), or not kept at all.
create table data_source (
  id               text primary key,
  name             text not null,
  code             text not null unique,
  origin           jsonb not null,
  sealed_password  text,
  changed_by       text not null references person (id),
  changed_at       timestamptz not null
);
