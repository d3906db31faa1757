-- A tenant whose seeding has begun and not ended. It lies in the database that it is about, so that a start on another
-- database drops nothing there.
create table seeding (
  tenant_code  text primary key
);

-- A browser that has signed in with an account. Its wrong passwords count apart from those of strangers, so that
-- strangers cannot lock the owner of the account out. Only the SHA-256 of its random name is kept.
create table known_device (
  device_hash  bytea primary key,
  tenant_code  text not null references tenant (code) on delete cascade,
  person_id    text not null,
  used_at      timestamptz not null
);
create index known_device_person on known_device (tenant_code, person_id, used_at);

-- Failed sign-ins are counted per account and source: a network, a known device, or '' for all strangers together.
drop table sign_in_failure;
create table sign_in_failure (
  tenant_code   text not null,
  account       text not null,
  source        text not null,
  failures      integer not null,
  failed_at     timestamptz not null,
  locked_until  timestamptz,
  primary key (tenant_code, account, source)
);
