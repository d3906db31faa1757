-- Where a session was begun and with what, which its owner sees in the list of devices.
alter table session
  add column address       text not null default '',
  add column user_agent    text not null default '',
  -- When its person last gave their password or a code; sensitive calls require that to be recent.
  add column confirmed_at  timestamptz;
update session set confirmed_at = created_at;
alter table session alter column confirmed_at set not null;

-- The owner of a session can end it from another device.
alter table session drop constraint session_ended_by_check;
alter table session add check (ended_by in ('logout', 'replaced', 'password', 'disabled', 'administrator', 'owner'));
