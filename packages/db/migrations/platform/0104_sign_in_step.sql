-- A sign-in whose password was right and that still needs a code or a new password. Only the SHA-256 of its token is
-- kept; there is no session before the last step.
create table sign_in_step (
  token_hash   bytea primary key,
  tenant_code  text not null references tenant (code) on delete cascade,
  person_id    text not null,
  step         text not null check (step in ('secondFactor', 'newPassword')),
  tries        integer not null default 0,
  expires_at   timestamptz not null
);
