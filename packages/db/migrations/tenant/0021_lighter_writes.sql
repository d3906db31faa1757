-- What every approval writes costs as little as it can; each of these was paid once per approval or more.

-- Facts and answers are kept as the text that was written: nobody asks what is in them, and they are read once.
alter table outbox alter column body type text;
alter table idempotency alter column answer type text;

-- The outbox is empty but for the facts of the last moment and those that failed, so its key finds what is due.
drop index outbox_due;

-- Only the clean-up asks for old answers, for all of them at once; they lie in the order of their time.
drop index idempotency_age;
create index idempotency_age on idempotency using brin (at);

-- An event is written in one statement with its case, whose row is locked meanwhile; asking for the case again at every
-- event found nothing else ever. Whoever deletes a case deletes its events.
alter table flow_event drop constraint flow_event_case_id_fkey;
