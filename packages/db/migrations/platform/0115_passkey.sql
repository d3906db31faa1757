-- The name that passkeys keep of their owner: random, so that it says nothing, and unique over all tenants, so that a
-- sign-in without an account finds its tenant.
create table passkey_owner (
  handle       text primary key,
  tenant_code  text not null references tenant (code) on delete cascade,
  person_id    text not null,
  unique (tenant_code, person_id)
);

-- What a passkey is to sign: once, soon, for one purpose, in the browser that asked. Only hashes are kept.
create table passkey_challenge (
  challenge_hash  bytea primary key,
  browser_hash    bytea not null,
  purpose         text not null check (purpose in ('registration', 'signIn', 'secondFactor', 'confirmation')),
  -- Whose passkey is wanted; null at a sign-in without an account.
  tenant_code     text references tenant (code) on delete cascade,
  person_id       text,
  expires_at      timestamptz not null
);
create index passkey_challenge_expiry on passkey_challenge (expires_at);
