-- Passkeys of people (WebAuthn). The private key never leaves the device; what is kept here only checks signatures.
create table passkey (
  id             text primary key,
  person_id      text not null references person (id) on delete cascade,
  -- As the browser names it, base64url.
  credential_id  text not null unique,
  -- COSE.
  public_key     bytea not null,
  -- Signatures so far, by the authenticator's count; 0 for those that do not count.
  counter        bigint not null,
  transports     text[] not null,
  -- Whether a service of its vendor copies it to other devices.
  is_synced      boolean not null,
  name           text not null,
  created_at     timestamptz not null,
  used_at        timestamptz
);
create index passkey_person on passkey (person_id);
