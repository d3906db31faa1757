-- A tenant is one organisation with its own schema t_<code>. The first one made is the default of sign-in.
create table tenant (
  code        text primary key check (code ~ '^[a-z][a-z0-9_]{0,30}$'),
  name        text not null,
  is_demo     boolean not null default false,
  created_at  timestamptz not null
);
