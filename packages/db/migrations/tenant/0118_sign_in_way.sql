-- How somebody signed in or tried to; empty for those written down before it was known.
alter table person_sign_in
  add column way text not null default ''
    check (way in ('', 'password', 'sms', 'scan', 'passkey', 'provider', 'directory', 'confirmation'));
