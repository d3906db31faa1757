-- A browser that a person lets receive pushed messages; it ends with the session in which they allowed it.
create table push_subscription (
  id          text primary key,
  person_id   text not null references person (id) on delete cascade,
  -- SHA-256 of the session's token, hexadecimal.
  session     text not null,
  endpoint    text not null unique check (length(endpoint) <= 2000),
  -- Keys of the browser, base64url.
  p256dh      text not null,
  auth        text not null,
  user_agent  text not null default '',
  created_at  timestamptz not null
);
create index push_subscription_person on push_subscription (person_id);
