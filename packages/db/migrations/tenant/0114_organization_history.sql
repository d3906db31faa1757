-- The organization as it was: each state of a department, post, person and post holder with the time for which it held.
-- Triggers write it, so that no way of changing the organization is forgotten (imports, planned changes, tenant copies).
-- Days before this migration are unknown: the first states begin now.
create table organization_history (
  sequence    bigint generated always as identity primary key,
  kind        text not null check (kind in ('organization', 'post', 'person', 'post_holder')),
  -- The id of the row; of post holders, post and person.
  row_id      text not null,
  facts       jsonb not null,
  valid_from  timestamptz not null,
  -- Null while it holds.
  valid_to    timestamptz
);
-- A row has one present state.
create unique index organization_history_present on organization_history (kind, row_id) where valid_to is null;
-- A past day needs what ended after it.
create index organization_history_ended on organization_history (valid_to) where valid_to is not null;

create function history_facts(kind text, entry jsonb) returns jsonb language sql immutable as $$
  select case kind
    when 'organization' then jsonb_build_object(
      'id', entry -> 'id', 'parentId', entry -> 'parent_id', 'name', entry -> 'name', 'code', entry -> 'code',
      'category', entry -> 'category', 'headId', entry -> 'head_id', 'position', entry -> 'position',
      'isClosed', entry -> 'is_closed')
    when 'post' then jsonb_build_object(
      'id', entry -> 'id', 'organizationId', entry -> 'organization_id', 'parentId', entry -> 'parent_id',
      'name', entry -> 'name', 'code', entry -> 'code', 'dutyPersonId', entry -> 'duty_person_id',
      'isClosed', entry -> 'is_closed')
    when 'person' then jsonb_build_object(
      'id', entry -> 'id', 'name', entry -> 'name', 'managerId', entry -> 'manager_id',
      'majorPostId', entry -> 'major_post_id', 'isEnabled', entry -> 'is_enabled')
    else jsonb_build_object('setId', entry -> 'post_id', 'personId', entry -> 'person_id')
  end
$$;

create function history_row_id(kind text, entry jsonb) returns text language sql immutable as $$
  select case kind when 'post_holder' then (entry ->> 'post_id') || ' ' || (entry ->> 'person_id') else entry ->> 'id' end
$$;

-- Calls name their schema and set no path, so the function keeps the path of its own tenant.
create function record_organization_history() returns trigger language plpgsql set search_path from current as $$
declare
  source text := tg_table_name;
  before jsonb := case when tg_op <> 'INSERT' then history_facts(source, to_jsonb(old)) end;
  after jsonb := case when tg_op <> 'DELETE' then history_facts(source, to_jsonb(new)) end;
  -- Not the start of the transaction: of two writers that wait for each other the later one must come later.
  moment timestamptz := clock_timestamp();
begin
  if before is not distinct from after then return null; end if;
  if before is not null then
    update organization_history set valid_to = moment
    where kind = source and row_id = history_row_id(source, to_jsonb(old)) and valid_to is null;
  end if;
  if after is not null then
    insert into organization_history (kind, row_id, facts, valid_from)
    values (source, history_row_id(source, to_jsonb(new)), after, moment);
  end if;
  return null;
end
$$;

insert into organization_history (kind, row_id, facts, valid_from)
select kind, history_row_id(kind, entry), history_facts(kind, entry), now()
from (
  select 'organization' as kind, to_jsonb(organization) as entry from organization
  union all select 'post', to_jsonb(post) from post
  union all select 'person', to_jsonb(person) from person
  union all select 'post_holder', to_jsonb(post_holder) from post_holder
) as present;

create trigger organization_history after insert or update or delete on organization
  for each row execute function record_organization_history();
create trigger organization_history after insert or update or delete on post
  for each row execute function record_organization_history();
create trigger organization_history after insert or delete
  or update of name, manager_id, major_post_id, is_enabled on person
  for each row execute function record_organization_history();
create trigger organization_history after insert or update or delete on post_holder
  for each row execute function record_organization_history();
