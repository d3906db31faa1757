-- Who has a design open now. A seat is one open designer; it tells that it is there every few seconds, and one that
-- has not for a while is gone. Nothing depends on it after a crash, so it is not logged.
create unlogged table design_editor (
  kind       text not null check (kind in ('form', 'flow', 'list', 'print')),
  subject    text not null,
  seat       text not null,
  person_id  text not null,
  seen_at    timestamptz not null,
  primary key (kind, subject, seat)
);
