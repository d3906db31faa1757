-- Asked every second, for all tenants: the least time must be the first entry of an index.
create index message_delivery_next on message_delivery (next_attempt_at) where state = 'waiting';
create index reply_mailbox_due on reply_mailbox (due_at) where due_at is not null;

-- An import without a lease is due at once.
drop index record_import_open;
create index record_import_open on record_import (leased_until nulls first) where state in ('reading', 'committing');
