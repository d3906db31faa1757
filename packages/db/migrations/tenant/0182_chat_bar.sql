-- A member who may read a conversation and not write in it, for some time or (null) for good.
create table chat_bar (
  conversation_id  text not null references conversation (id) on delete cascade,
  person_id        text not null references person (id) on delete cascade,
  until            timestamptz,
  barred_by        text not null references person (id),
  barred_at        timestamptz not null,
  -- Whether a moderator barred them: then who runs the group neither lifts nor changes it.
  by_moderator     boolean not null,
  primary key (conversation_id, person_id)
);
