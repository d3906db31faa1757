-- What changed in the organization, so that a node reads again only that: a company has too many people to scan them
-- after every change. Triggers write it, so that no way of changing the organization is forgotten.
create table directory_change (
  -- Transactions end in another order than they begin, so a node asks for all since the oldest that was under way.
  transaction_number  xid8 not null default pg_current_xact_id(),
  -- A table, or 'all' when everything has to be read again.
  kind                text not null,
  -- The person who changed, or whose membership did; null for tables that are read whole.
  person_id           text,
  written_at          timestamptz not null default now()
);
create index directory_change_transaction on directory_change (transaction_number);
insert into directory_change (kind) values ('all');

-- Calls name their schema and set no path, so the function keeps the path of its own tenant.
create function log_directory_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_nargs = 0 then
    insert into directory_change (kind) values (tg_table_name);
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into directory_change (kind, person_id)
    select distinct tg_table_name, to_jsonb(entry) ->> tg_argv[0] from old_rows as entry;
  end if;
  if tg_op <> 'DELETE' then
    insert into directory_change (kind, person_id)
    select distinct tg_table_name, to_jsonb(entry) ->> tg_argv[0] from new_rows as entry;
  end if;
  return null;
end
$$;

do $$
declare
  source record;
  event record;
begin
  for source in
    select * from (values ('person', '''id'''), ('post_holder', '''person_id'''), ('role_member', '''person_id'''),
      ('group_member', '''person_id'''), ('organization', ''), ('post', ''), ('role', ''), ('person_group', '')
    ) as sources (name, person_column)
  loop
    for event in
      select * from (values ('insert', 'new table as new_rows'), ('delete', 'old table as old_rows'),
        ('update', 'old table as old_rows new table as new_rows')) as events (name, rows)
    loop
      execute format(
        'create trigger directory_change_%1$s after %1$s on %2$s referencing %3$s for each statement
        execute function log_directory_change(%4$s)',
        event.name, source.name, event.rows, source.person_column);
    end loop;
  end loop;
end
$$;
