-- What the app for phones that asked for a sign-in at a provider proves itself by: the SHA-256 of its verifier. Empty
-- for a browser that signs in to itself.
alter table provider_login add column challenge bytea;

-- Whom a provider vouched for, until the app brings the code and the verifier of its challenge.
create table phone_sign_in (
  code_hash    bytea primary key,
  challenge    bytea not null,
  tenant_code  text not null references tenant (code) on delete cascade,
  provider     text not null,
  person_id    text not null,
  -- How the provider names its own session, so that it can end ours.
  subject      text not null,
  sid          text not null,
  name_id      text not null,
  name_format  text not null,
  expires_at   timestamptz not null
);
