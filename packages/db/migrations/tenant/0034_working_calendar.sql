-- When the tenant works. Without a row it is an ordinary week with the public holidays and make-up days of China.
create table working_week (
  -- Only one row.
  id          boolean primary key default true check (id),
  shifts      jsonb not null,
  -- Whether the public holidays that come with the product count.
  has_public_holidays  boolean not null,
  changed_by  text not null references person (id),
  changed_at  timestamptz not null
);

-- Days that the tenant sets itself; they go before public holidays.
create table working_day (
  day   date primary key,
  kind  text not null check (kind in ('free', 'worked')),
  name  text not null default ''
);
