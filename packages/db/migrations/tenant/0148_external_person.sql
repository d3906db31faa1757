-- People of other companies: suppliers, customers, auditors. Null for people of the company; otherwise the account
-- closes then, whether or not the work that closes it is late.
alter table person add column external_until timestamptz;

create table external_person (
  person_id   text primary key references person (id) on delete cascade,
  -- Where they work, and what they do here.
  company     text not null,
  purpose     text not null default '',
  invited_by  text not null references person (id),
  invited_at  timestamptz not null,
  -- When the account is to be closed; null once it is.
  due_at      timestamptz
);
create index external_person_due on external_person (due_at) where due_at is not null;
