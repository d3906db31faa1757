-- A person lent to another department for some days: from the first day until the last the person holds a post there.
create table secondment (
  id            text primary key,
  person_id     text not null references person (id),
  post_id       text not null references post (id) on delete cascade,
  -- Both days included, in the company's time zone.
  first_day     date not null,
  last_day      date not null check (last_day >= first_day),
  reason        text not null,
  state         text not null check (state in ('planned', 'running', 'ended', 'cancelled')),
  planned_by    text not null references person (id),
  planned_at    timestamptz not null,
  -- When it begins or ends next; null once it is over.
  due_at        timestamptz,
  -- The main post before it began, to which the person goes back.
  home_post_id  text,
  -- False when the person was given the post for good before it began, and so keeps it.
  gives_post    boolean not null default true
);

-- Asked every second, for all tenants.
create index secondment_due on secondment (due_at) where due_at is not null;
create index secondment_person on secondment (person_id);
create index secondment_post on secondment (post_id);
