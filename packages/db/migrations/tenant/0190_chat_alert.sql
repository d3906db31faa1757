-- When members who have not read it are alerted of a conversation outside the product.
alter table conversation add column alert_at timestamptz;
create index conversation_alert on conversation (alert_at) where alert_at is not null;

-- Up to which message a member has been alerted.
alter table conversation_member add column alerted_sequence integer not null default 0;

-- The conversation that a delivery is about; it then names no notices.
alter table message_delivery add column conversation_id text;
-- Further messages join a delivery until it is taken for sending; one that is sent again by hand is on its own.
create unique index message_delivery_talk on message_delivery (person_id, channel, conversation_id)
  where conversation_id is not null and state = 'waiting' and attempts = 0 and tried_at is null;
