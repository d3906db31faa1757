-- A secondment that is over outlives its post: what the post and its department were called stays with it.
alter table secondment drop constraint secondment_post_id_fkey;
alter table secondment add column gone_post text;
alter table secondment add column gone_organization_id text;

-- Calls name their schema and set no path, so the function keeps the path of its own tenant.
create function keep_post_of_secondment() returns trigger language plpgsql set search_path from current as $$
begin
  update secondment set gone_post = old.name, gone_organization_id = old.organization_id where post_id = old.id;
  return old;
end
$$;
create trigger keep_post_of_secondment before delete on post
  for each row execute function keep_post_of_secondment();
