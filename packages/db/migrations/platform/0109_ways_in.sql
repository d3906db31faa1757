-- The key that signs what a browser is to work on. One row, made with the first of them; all nodes sign with it.
create table proof_key (
  is_only  boolean primary key default true check (is_only),
  key      bytea not null
);

-- Proofs of work that were used, by the SHA-256 of what was to be solved, until nothing could use them any more.
create table spent_proof (
  challenge_hash  bytea primary key,
  expires_at      timestamptz not null
);
create index spent_proof_expired on spent_proof (expires_at);

-- As whom a provider of SAML knows the person of a session, so that it can be asked to sign them out there too, and
-- can ask for it here. Empty for other providers.
alter table provider_session
  add column name_id text not null default '',
  add column name_format text not null default '';
