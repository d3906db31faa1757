-- A published list that people do not meet any more. Its records stay, and publishing it again takes the row away.
create table list_withdrawal (
  form_id       text primary key references list_design (form_id) on delete cascade,
  withdrawn_by  text not null references person (id),
  withdrawn_at  timestamptz not null
);
