-- The applications that a person keeps at hand.
create table model_favourite (
  person_id  text not null references person (id) on delete cascade,
  form_id    text not null references form (id) on delete cascade,
  primary key (person_id, form_id)
);
