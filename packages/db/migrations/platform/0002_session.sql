-- A session is an opaque token; only its SHA-256 is kept.
create table session (
  token_hash    bytea primary key,
  tenant_code   text not null references tenant (code) on delete cascade,
  person_id     text not null,
  device        text not null check (device in ('app', 'web')),
  created_at    timestamptz not null,
  last_seen_at  timestamptz not null,
  expires_at    timestamptz not null,
  ended_at      timestamptz,
  ended_by      text check (ended_by in ('logout', 'replaced', 'password', 'disabled', 'administrator'))
);

-- "All my sessions" and ending them when a person is disabled.
create index session_person on session (tenant_code, person_id) where ended_at is null;

-- Failed sign-ins, counted per account for the lock-out; the account as it was written when nobody has it.
create table sign_in_failure (
  tenant_code   text not null,
  account       text not null,
  failures      integer not null,
  failed_at     timestamptz not null,
  locked_until  timestamptz,
  primary key (tenant_code, account)
);

-- One-use tickets that open a socket.
create table socket_ticket (
  ticket_hash  bytea primary key,
  token_hash   bytea not null references session (token_hash) on delete cascade,
  expires_at   timestamptz not null,
  -- The language the page is shown in: a browser cannot say it when it opens a socket.
  locale       text not null
);
