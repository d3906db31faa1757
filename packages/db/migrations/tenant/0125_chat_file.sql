-- The file of a message is readable by the members who see the message.
create table chat_file (
  conversation_id  text not null,
  sequence         integer not null,
  file_id          text not null references stored_file (id) on delete cascade,
  primary key (conversation_id, sequence),
  foreign key (conversation_id, sequence) references chat_message (conversation_id, sequence) on delete cascade
);
create index chat_file_of on chat_file (file_id);
