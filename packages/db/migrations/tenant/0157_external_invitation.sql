-- The latest invitation of an external person, where it goes by mail or text message and not as an initial password.
create table external_invitation (
  person_id        text primary key references external_person (person_id) on delete cascade,
  way              text not null check (way in ('mail', 'sms')),
  -- The language of who invited.
  locale           text not null,
  state            text not null check (state in ('waiting', 'sent', 'failed')),
  attempts         integer not null default 0,
  -- When a server may take it on; null once it is sent or failed.
  next_attempt_at  timestamptz,
  -- { code, params } of a sentence: why it could not be delivered.
  reason           jsonb,
  asked_by         text not null references person (id),
  changed_at       timestamptz not null
);
-- Asked every second, for all tenants.
create index external_invitation_due on external_invitation (next_attempt_at) where state = 'waiting';
