-- The conversations that a digest gathers besides its notices; what is unread of them is looked up when it is sent.
alter table message_delivery add column conversation_ids text[] not null default '{}';
