-- Each use of an access key, and each refused try. Tries that were refused at the door share a row for each minute,
-- call, address and refusal, so that a program that goes on trying fills no disk.
create table access_key_call (
  id            text primary key,
  key_id        text not null,
  at            timestamptz not null,
  person_id     text not null,
  what          text not null,
  -- Why it was refused; empty when it was done.
  refusal       text not null,
  message       text not null,
  request_id    text not null,
  milliseconds  integer,
  address       text not null,
  count         integer not null default 1
);
create index access_key_call_at on access_key_call (at desc, id desc);
create index access_key_call_key on access_key_call (key_id, at desc, id desc);
