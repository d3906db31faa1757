-- Who answers for a design, and words by which lists of designs are narrowed.
alter table form
  add column owner_id  text references person (id),
  add column tags      text[] not null default '{}';
alter table flow
  add column owner_id  text references person (id),
  add column tags      text[] not null default '{}';
update form set owner_id = changed_by;
update flow set owner_id = changed_by;
create index form_owner on form (owner_id);
create index flow_owner on flow (owner_id);
