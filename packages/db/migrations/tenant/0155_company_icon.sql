-- Icons that a company uploaded. Designs and menus name them by their address, which has the id, so that a replaced
-- picture is shown wherever it is used. Bytes of an SVG are what was left of it after it was cleaned.
create table company_icon (
  id          text primary key,
  name        text not null check (name <> ''),
  category    text not null default '',
  type        text not null check (type in ('image/svg+xml', 'image/png', 'image/webp')),
  bytes       bytea not null check (length(bytes) <= 102400),
  hash        text not null,
  version     integer not null default 1,
  changed_at  timestamptz not null,
  changed_by  text not null
);
create unique index company_icon_name on company_icon (lower(name));
