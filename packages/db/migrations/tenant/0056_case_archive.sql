-- The document that a finished case is kept as. It is made after the commit that wants it, and made anew when the case
-- ends once more.
create table case_archive (
  case_id      text primary key references flow_case (id) on delete cascade,
  state        text not null check (state in ('waiting', 'made', 'failed')),
  document_id  text references document (id) on delete set null,
  wanted_at    timestamptz not null,
  attempts     integer not null default 0,
  -- When it is to be made, or tried again; null once it is made, or given up.
  due_at       timestamptz,
  failure      text
);

-- Asked every second, for all tenants.
create index case_archive_due on case_archive (due_at) where due_at is not null;
