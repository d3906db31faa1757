-- What changed of roles, groups, departments, posts and people, by whom and by which call. Triggers write it, so that no
-- way of changing them is forgotten (imports, planned changes, sync). Changes before this migration are unknown.
create table row_change (
  sequence   bigint generated always as identity primary key,
  kind       text not null check (kind in ('role', 'person_group', 'organization', 'post', 'person')),
  row_id     text not null,
  -- Whether it began with this.
  is_new     boolean not null,
  -- By column, the value before and after; no values of columns that are only said to have changed. Of members that came
  -- (added) or went (removed), their number and the first of their ids.
  changes    jsonb not null,
  at         timestamptz not null,
  -- Empty for background work.
  person_id  text not null,
  call       text not null
);
create index row_change_of_row on row_change (kind, row_id, sequence desc);
create index row_change_at on row_change (at);

-- The writer of a transaction says who acts (signet.changed_by). Calls set no path, so functions keep that of their tenant.
create function note_row_change(kind text, row_id text, is_new boolean, changes jsonb) returns void
language plpgsql set search_path from current as $$
declare
  writer jsonb := coalesce(nullif(current_setting('signet.changed_by', true), '')::jsonb, '{}');
begin
  insert into row_change (kind, row_id, is_new, changes, at, person_id, call)
  values (kind, row_id, is_new, changes, coalesce((writer ->> 'at')::timestamptz, clock_timestamp()),
    coalesce(writer ->> 'personId', ''), coalesce(writer ->> 'call', ''));
end
$$;

create function record_new_rows() returns trigger language plpgsql set search_path from current as $$
declare
  writer jsonb := coalesce(nullif(current_setting('signet.changed_by', true), '')::jsonb, '{}');
begin
  insert into row_change (kind, row_id, is_new, changes, at, person_id, call)
  select tg_table_name, id, true, '{}', coalesce((writer ->> 'at')::timestamptz, clock_timestamp()),
    coalesce(writer ->> 'personId', ''), coalesce(writer ->> 'call', '')
  from new_rows;
  return null;
end
$$;

-- Arguments: the columns to compare. Phone numbers and addresses are not kept, since people may have them forgotten.
create function record_changed_row() returns trigger language plpgsql set search_path from current as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  differences jsonb;
begin
  select jsonb_object_agg(name, case when name in ('mobile_phone', 'email') then '[]'::jsonb
    else jsonb_build_array(before -> name, after -> name) end)
  into differences
  from unnest(tg_argv) as name
  where before -> name is distinct from after -> name;
  if differences is not null then
    perform note_row_change(tg_table_name, new.id, false, differences);
  end if;
  return null;
end
$$;

-- Arguments: the kind of what has the members, the column of its id, and whether they are added or removed.
create function record_members() returns trigger language plpgsql set search_path from current as $$
begin
  perform note_row_change(tg_argv[0], member.circle, false,
    jsonb_build_object(tg_argv[2], to_jsonb(array[count(*)::text] || (array_agg(member.person))[1:50])))
  from (select to_jsonb(changed) ->> tg_argv[1] as circle, to_jsonb(changed) ->> 'person_id' as person
    from changed_rows as changed) as member
  group by member.circle;
  return null;
end
$$;

create trigger row_change_new after insert on role referencing new table as new_rows
  for each statement execute function record_new_rows();
create trigger row_change_new after insert on person_group referencing new table as new_rows
  for each statement execute function record_new_rows();
create trigger row_change_new after insert on organization referencing new table as new_rows
  for each statement execute function record_new_rows();
create trigger row_change_new after insert on post referencing new table as new_rows
  for each statement execute function record_new_rows();
create trigger row_change_new after insert on person referencing new table as new_rows
  for each statement execute function record_new_rows();

create trigger row_change after update of name, code on role
  for each row execute function record_changed_row('name', 'code');
create trigger row_change after update of name, code, rule on person_group
  for each row execute function record_changed_row('name', 'code', 'rule');
create trigger row_change after update of parent_id, name, code, category, head_id, is_closed on organization
  for each row execute function record_changed_row('parent_id', 'name', 'code', 'category', 'head_id', 'is_closed');
create trigger row_change after update of organization_id, parent_id, name, code, duty_person_id, is_closed on post
  for each row execute function record_changed_row('organization_id', 'parent_id', 'name', 'code', 'duty_person_id',
    'is_closed');
create trigger row_change after update of account, name, gender, mobile_phone, email, employee_number, entry_date,
  manager_id, major_post_id, is_administrator, is_enabled, external_until on person
  for each row execute function record_changed_row('account', 'name', 'gender', 'mobile_phone', 'email',
    'employee_number', 'entry_date', 'manager_id', 'major_post_id', 'is_administrator', 'is_enabled', 'external_until');

create trigger row_change_added after insert on role_member referencing new table as changed_rows
  for each statement execute function record_members('role', 'role_id', 'added');
create trigger row_change_removed after delete on role_member referencing old table as changed_rows
  for each statement execute function record_members('role', 'role_id', 'removed');
create trigger row_change_added after insert on group_member referencing new table as changed_rows
  for each statement execute function record_members('person_group', 'group_id', 'added');
create trigger row_change_removed after delete on group_member referencing old table as changed_rows
  for each statement execute function record_members('person_group', 'group_id', 'removed');
