-- Mails that could not become comments for a fault of ours. They are tried again and hold up no other.
create table reply_trial (
  place         text not null,
  uid_validity  bigint not null,
  uid           bigint not null,
  attempts      integer not null,
  retry_at      timestamptz not null,
  primary key (place, uid_validity, uid)
);

-- failed: given up after the last trial; an administrator can have it tried again.
alter table incoming_mail drop constraint incoming_mail_state_check;
alter table incoming_mail add constraint incoming_mail_state_check
  check (state in ('comment', 'refused', 'ignored', 'failed'));
