-- Publications that went live although a finding was red: who took responsibility, why, and for which findings.
-- `subject` is a flow, form, list, print template or trigger; `version` is the number that it got.
create table publication_excuse (
  kind     text not null check (kind in ('flow', 'form', 'list', 'print', 'trigger')),
  subject  text not null,
  version  integer not null,
  reason   text not null,
  findings jsonb not null,
  by_id    text not null,
  at       timestamptz not null,
  primary key (kind, subject, version)
);
