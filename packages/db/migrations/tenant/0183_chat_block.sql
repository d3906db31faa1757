-- Somebody of another company whom a person blocked, or a person of the company whom somebody of another blocked.
create table chat_block (
  person_id   text not null references person (id) on delete cascade,
  blocked_id  text not null references person (id) on delete cascade,
  blocked_at  timestamptz not null,
  primary key (person_id, blocked_id),
  check (person_id <> blocked_id)
);
create index chat_block_of on chat_block (blocked_id);
