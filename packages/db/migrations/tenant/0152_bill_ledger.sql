-- The ledger of numbers: which record has one, and why one has none. A number that was shown in a form and never used
-- before its period ended is void; before, it left a gap without a line.
alter table bill_number
  add column form_table  text,
  add column record_id   text,
  add column voided_at   timestamptz,
  add column voided_by   text,
  add column void_reason text not null default ''
    check (void_reason in ('', 'recordDeleted', 'caseDeleted', 'reservationLapsed'));
create index bill_number_taken on bill_number (taken_at desc);
create index bill_number_record on bill_number (record_id) where record_id is not null;

-- Links to sheets of the ledger, each for one download within a minute.
create table bill_ledger_ticket (
  ticket_hash  bytea primary key,
  person_id    text not null references person (id) on delete cascade,
  locale       text not null,
  asked        jsonb not null,
  expires_at   timestamptz not null
);
