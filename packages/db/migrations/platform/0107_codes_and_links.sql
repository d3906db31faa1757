-- A code that was sent to a phone for one purpose. Phones without a person have a row too, so that every answer is the
-- same; only the hash of a code is kept.
create table sms_code (
  tenant_code    text not null references tenant (code) on delete cascade,
  purpose        text not null check (purpose in ('signIn', 'resetPassword')),
  phone          text not null,
  person_id      text,
  code_hash      text,
  tries          integer not null default 0,
  sends          integer not null default 1,
  counted_since  timestamptz not null,
  sent_at        timestamptz not null,
  expires_at     timestamptz not null,
  primary key (tenant_code, purpose, phone)
);

-- A mailed link with which somebody chooses a new password, once. Only the SHA-256 of its token is kept.
create table password_link (
  token_hash   bytea primary key,
  tenant_code  text not null references tenant (code) on delete cascade,
  person_id    text not null,
  sent_at      timestamptz not null,
  expires_at   timestamptz not null
);
create index password_link_person on password_link (tenant_code, person_id);

-- A code that a browser shows and a phone scans. The browser proves that it is the same one by a secret of its own.
create table scan_login (
  ticket_hash   bytea primary key,
  browser_hash  bytea not null,
  state         text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'cancelled')),
  tenant_code   text references tenant (code) on delete cascade,
  person_id     text,
  -- The session of the phone that scanned; only it confirms.
  scanned_by    bytea,
  address       text not null,
  user_agent    text not null,
  created_at    timestamptz not null,
  expires_at    timestamptz not null
);
