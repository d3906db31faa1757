-- Keys with which other programs call in a person's name, and the personal tokens of people. Of a secret only its
-- SHA-256 is kept. A call names no tenant, so the keys of all tenants are found here.
create table access_key (
  id            text primary key,
  tenant_code   text not null references tenant (code) on delete cascade,
  kind          text not null check (kind in ('program', 'personal')),
  name          text not null,
  -- Who answers for it, and in whose name it calls.
  owner_id      text not null,
  person_id     text not null,
  hash          bytea not null unique,
  -- The last characters of the secret, by which its owner recognizes it.
  ending        text not null,
  -- The secret of before a rotation, and until when it is still accepted.
  former_hash   bytea unique,
  former_until  timestamptz,
  -- `area.read`, `area.write`, and `administration`.
  scopes        text[] not null,
  -- Addresses and CIDR ranges; none for everywhere.
  networks      text[] not null,
  per_minute    integer not null,
  created_by    text not null,
  created_at    timestamptz not null,
  changed_at    timestamptz not null,
  expires_at    timestamptz,
  revoked_at    timestamptz,
  revoked_by    text,
  used_at       timestamptz,
  used_from     text
);
create index access_key_changed on access_key (tenant_code, kind, changed_at desc, id desc);
create index access_key_person on access_key (tenant_code, person_id) where revoked_at is null;
