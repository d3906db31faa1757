-- Where answers to one mail go: only the hash of the part of the address that cannot be guessed, with its person and case.
create table reply_address (
  tag_hash    bytea primary key,
  person_id   text not null,
  case_id     text not null,
  -- Of the mail; answers name it, also where their program drops the tag.
  message_id  text not null,
  sent_at     timestamptz not null
);
create index reply_address_message on reply_address (message_id);
create index reply_address_sent on reply_address (sent_at);

-- How far the mailbox of answers was read.
create table reply_mailbox (
  id             text primary key,
  -- Server, account and folder; another place is read from its beginning.
  place          text not null default '',
  uid_validity   bigint not null default 0,
  last_uid       bigint not null default 0,
  -- Older mails were there before the company used it.
  since          timestamptz not null,
  due_at         timestamptz,
  read_at        timestamptz,
  failing_since  timestamptz,
  reason         jsonb
);

-- What came in, once each.
create table incoming_mail (
  id            text primary key,
  place         text not null,
  uid_validity  bigint not null,
  uid           bigint not null,
  message_id    text not null,
  from_address  text not null,
  subject       text not null,
  at            timestamptz not null,
  -- ignored: automatic answers, lists and what is no answer.
  state         text not null check (state in ('comment', 'refused', 'ignored')),
  -- Code of a sentence; empty for a comment.
  reason        text not null default '',
  params        jsonb not null default '{}',
  person_id     text,
  case_id       text,
  -- Whether its sender got a mail that says why.
  is_answered   boolean not null default false,
  unique (place, uid_validity, uid)
);
create unique index incoming_mail_message on incoming_mail (message_id, from_address);
create index incoming_mail_at on incoming_mail (at desc, id desc);
