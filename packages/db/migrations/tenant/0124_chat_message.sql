create table chat_message (
  conversation_id  text not null references conversation (id) on delete cascade,
  sequence         integer not null,
  -- The last change of the message.
  revision         integer not null,
  -- Null: the product tells what happened to the conversation.
  sender_id        text references person (id),
  -- Chosen by the device, so that a repeated send is the same message.
  client_id        text,
  kind             text not null check (kind in ('text', 'image', 'file', 'voice', 'location', 'case', 'event')),
  body             text not null default '',
  content          jsonb,
  reply_to         integer,
  addresses_all    boolean not null default false,
  sent_at          timestamptz not null,
  edited_at        timestamptz,
  recalled_at      timestamptz,
  pinned_at        timestamptz,
  primary key (conversation_id, sequence)
);
create unique index chat_message_client on chat_message (sender_id, client_id) where client_id is not null;
-- What somebody missed.
create unique index chat_message_revision on chat_message (conversation_id, revision);
create index chat_message_pinned on chat_message (conversation_id) where pinned_at is not null;

create table chat_mention (
  conversation_id  text not null,
  sequence         integer not null,
  person_id        text not null references person (id) on delete cascade,
  primary key (conversation_id, person_id, sequence),
  foreign key (conversation_id, sequence) references chat_message (conversation_id, sequence) on delete cascade
);
create index chat_mention_message on chat_mention (conversation_id, sequence);

create table chat_reaction (
  conversation_id  text not null,
  sequence         integer not null,
  person_id        text not null references person (id) on delete cascade,
  emoji            text not null,
  at               timestamptz not null,
  primary key (conversation_id, sequence, emoji, person_id),
  foreign key (conversation_id, sequence) references chat_message (conversation_id, sequence) on delete cascade
);
