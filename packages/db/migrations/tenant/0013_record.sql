-- What every record has besides the values of its form. New tables are made with it (record-columns.ts in the server);
-- tables of forms that were published before get it here. Nothing is rewritten: the columns are nullable or constant.
do $$
declare
  main text;
begin
  for main in select main_table from form where published_version is not null loop
    execute format('alter table %I
      add column _version integer not null default 1,
      add column _created_by text,
      add column _changed_by text,
      add column _organization_id text,
      add column _post_id text,
      add column _case_id text,
      add column _deleted_at timestamptz,
      add column _deleted_by text', main);
    -- Until now every record came from a case.
    execute format('update %I record set _created_by = flow_case.starter_id, _changed_by = flow_case.starter_id,
      _organization_id = flow_case.department_id, _case_id = flow_case.id
      from flow_case where flow_case.record_id = record.id', main);
  end loop;
end $$;

-- What was changed in a record, field by field: its log, and what the second of two editors is told.
create table record_change (
  id          text primary key,
  form_id     text not null references form (id),
  record_id   text not null,
  -- The version of the record that the change led to.
  version     integer not null,
  kind        text not null check (kind in ('changed', 'removed')),
  changed_by  text not null references person (id),
  changed_at  timestamptz not null,
  changes     jsonb not null default '[]'
);

create index record_change_record on record_change (form_id, record_id, version desc);

-- A file may be read by whoever may see the field of the record that carries it.
create table record_file (
  file_id    text not null references stored_file (id) on delete cascade,
  form_id    text not null references form (id),
  record_id  text not null,
  -- The field, or the sub-table with its column (`lines.receipt`).
  path       text not null,
  primary key (file_id, form_id, record_id, path)
);
