-- A code that was mailed to somebody who wants to register a company. Only its hash is kept.
create table tenant_registration (
  email          text primary key,
  code_hash      text,
  tries          integer not null,
  sends          integer not null,
  counted_since  timestamptz not null,
  sent_at        timestamptz not null,
  expires_at     timestamptz not null
);
