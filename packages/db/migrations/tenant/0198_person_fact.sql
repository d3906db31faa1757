-- What personnel records say of people in single fields, by field code, so that rules of groups read it with the rest of
-- the organization: the table of the form itself has other columns after each publication.
create table person_fact (
  person_id  text primary key references person (id) on delete cascade,
  facts      jsonb not null
);

create trigger directory_change_insert after insert on person_fact referencing new table as new_rows
  for each statement execute function log_directory_change('person_id');
create trigger directory_change_delete after delete on person_fact referencing old table as old_rows
  for each statement execute function log_directory_change('person_id');
create trigger directory_change_update after update on person_fact
  referencing old table as old_rows new table as new_rows
  for each statement execute function log_directory_change('person_id');

-- Takes over the records that exist. Exact numbers become texts, as everywhere in records.
do $$
declare
  published record;
  facts text;
begin
  for published in
    select current_schema() as schema, shape
    from form join form_version version on version.form_id = form.id and version.version = form.published_version,
      jsonb_array_elements(version.tables) as shape
    where form.draft ->> 'about' = 'person' and shape ->> 'parent' is null
  loop
    select string_agg(
      format('(%L, %s)', entry ->> 'path', case when entry ->> 'type' = 'numeric'
        then format('to_jsonb(m.%I::text)', entry ->> 'name') else format('to_jsonb(m.%I)', entry ->> 'name') end), ', ')
    into facts from jsonb_array_elements(published.shape -> 'columns') as entry;
    if facts is null then continue; end if;
    execute format(
      'insert into person_fact (person_id, facts)
      select m.id, coalesce((select jsonb_object_agg(fact.key, fact.value)
        from (values %s) as fact (key, value) where fact.value is not null), ''{}'')
      from %I.%I m join person on person.id = m.id',
      facts, published.schema, published.shape ->> 'name');
  end loop;
end
$$;
