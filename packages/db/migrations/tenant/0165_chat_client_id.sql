-- The id that a device chose for a message counts in its conversation, so that one device may use it in two.
drop index chat_message_client;
create unique index chat_message_client on chat_message (conversation_id, sender_id, client_id) where client_id is not null;
