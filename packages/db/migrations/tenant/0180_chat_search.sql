-- What a message is found by: its grams (two letters in a row, also spelled in pinyin and by initials, and its conversation),
-- each as a number. Apart from the message, so that a page of a conversation reads no grams and a reaction writes none.
create table chat_gram (
  conversation_id  text not null,
  sequence         integer not null,
  sent_at          timestamptz not null,
  grams            integer[] not null,
  primary key (conversation_id, sequence),
  foreign key (conversation_id, sequence) references chat_message (conversation_id, sequence) on delete cascade
);
create index chat_gram_of on chat_gram using gin (grams);
-- Words that nearly every message has are found by walking back from the newest.
create index chat_gram_newest on chat_gram (sent_at, sequence, conversation_id);
-- How common a gram is decides between the two.
alter table chat_gram alter column grams set statistics 500;

-- The messages up to here have no grams yet; they get them in the background, from the newest to the oldest.
alter table conversation add column gramless_up_to integer not null default 0;
update conversation set gramless_up_to = last_sequence where last_sequence > 0;
create index conversation_gramless on conversation (id) where gramless_up_to > 0;
