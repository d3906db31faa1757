-- The address of a digest names no case: an answer to it cannot say which of its messages it is about.
alter table reply_address alter column case_id drop not null;
-- The digest in which the address goes with one of the messages; empty for the address of a whole mail.
alter table reply_address add column part_of text not null default '';
create index reply_address_part on reply_address (part_of) where part_of <> '';
