-- Flows and forms that cannot be used: since when, and who decided it. A design without a row can be.
-- Stopped: nobody starts anything new. Archived: left out of lists too. Deleted: can be restored for 30 days.
create table unavailable_design (
  kind          text not null check (kind in ('flow', 'form')),
  subject       text not null,
  availability  text not null check (availability in ('stopped', 'archived', 'deleted')),
  by_id         text not null references person (id),
  at            timestamptz not null,
  primary key (kind, subject)
);

alter table form add column icon text not null default '';
alter table form add column icon_color text not null default '';
