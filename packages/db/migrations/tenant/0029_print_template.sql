-- How the records of a form are printed. People print by what was published; administrators change the draft.
create table print_template (
  id            text primary key,
  form_id       text not null references form (id) on delete cascade,
  name          text not null,
  draft         jsonb not null,
  -- Counts the saves, so that the second of two administrators is told.
  draft_number  integer not null,
  published     jsonb,
  -- The save that was published.
  published_number  integer,
  changed_by    text not null references person (id),
  changed_at    timestamptz not null
);

-- The templates of a form, by name, in its designer and in every print dialogue.
create index print_template_of_form on print_template (form_id, name, id);
