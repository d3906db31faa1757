-- How numbers of bills are made.
create table bill_rule (
  id          text primary key,
  name        text not null,
  code        text not null,
  settings    jsonb not null,
  changed_by  text not null references person (id),
  changed_at  timestamptz not null,
  removed_at  timestamptz
);
create unique index bill_rule_code on bill_rule (code) where removed_at is null;

-- The next number of a rule in a period. Whoever takes one holds this row until their transaction ends: a rollback
-- gives the number back. A key is the id of a rule, or names the field that brings a rule of its own.
create table bill_counter (
  rule_key  text not null,
  period    text not null,
  next      bigint not null,
  primary key (rule_key, period)
);

-- Numbers that were shown to a person and are not taken yet. A row that was not looked at for long goes to whoever
-- asks next, so that a form that is never sent leaves no gap.
create table bill_reservation (
  rule_key     text not null,
  person_id    text not null references person (id),
  period       text not null,
  number       bigint,
  drawn        text not null default '',
  reserved_at  timestamptz not null,
  primary key (rule_key, person_id)
);
create index bill_reservation_age on bill_reservation (rule_key, period, number);

-- Every number that was ever taken: the last line against doubles, also when a rule was changed.
create table bill_number (
  rule_key   text not null,
  number     text not null,
  person_id  text not null references person (id),
  taken_at   timestamptz not null,
  primary key (rule_key, number)
);
