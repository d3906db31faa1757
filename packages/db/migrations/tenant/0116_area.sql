-- What a company changed over the bundled administrative areas: other names, areas that are no longer offered, and
-- areas of its own, which have a parent. A row of a removed area stays, so that records still show its name.
create table area_change (
  area_id     text primary key,
  parent_id   text,
  name        text not null check (name <> ''),
  is_enabled  boolean not null default true,
  removed_at  timestamptz,
  changed_at  timestamptz not null,
  changed_by  text references person (id) on delete set null
);

-- The order of areas below a parent (`0`: provinces), where a company has one of its own. Others follow in theirs.
create table area_order (
  parent_id   text primary key,
  area_ids    text[] not null,
  changed_at  timestamptz not null
);
