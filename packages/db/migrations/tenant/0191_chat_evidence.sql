-- A message that became evidence of the case its conversation is about. The copy that counts is in the history of the case;
-- this row keeps the message from being edited or recalled, and tells its readers.
create table chat_evidence (
  conversation_id  text not null,
  sequence         integer not null,
  marked_by        text not null references person (id),
  marked_at        timestamptz not null,
  primary key (conversation_id, sequence),
  foreign key (conversation_id, sequence) references chat_message (conversation_id, sequence) on delete cascade
);
