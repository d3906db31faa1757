-- The authenticator of a person (RFC 6238). It counts at sign-in once a code has confirmed it.
create table second_factor (
  person_id     text primary key references person (id) on delete cascade,
  sealed        text not null,
  created_at    timestamptz not null,
  confirmed_at  timestamptz,
  -- The time step of the last accepted code, so that none is accepted twice.
  last_step     bigint not null default 0
);

-- Codes for a lost authenticator, each for one use; only their SHA-256 is kept.
create table recovery_code (
  person_id  text not null references person (id) on delete cascade,
  code_hash  bytea not null,
  primary key (person_id, code_hash)
);
