-- A browser that was sent to a provider of identities. It proves that it is the same one by a secret of its own, from
-- which the nonce and the PKCE verifier are made; with a person, the identity is to be bound to them.
create table provider_login (
  state_hash    bytea primary key,
  browser_hash  bytea not null,
  tenant_code   text not null references tenant (code) on delete cascade,
  provider      text not null,
  person_id     text,
  expires_at    timestamptz not null
);

-- Sessions that a provider opened, so that it can end them.
create table provider_session (
  token_hash   bytea primary key references session (token_hash) on delete cascade,
  tenant_code  text not null references tenant (code) on delete cascade,
  provider     text not null,
  subject      text not null,
  sid          text not null
);
create index provider_session_subject on provider_session (tenant_code, provider, subject);
