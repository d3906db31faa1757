-- A receiver that fails time after time is left alone for a while: how often in a row it has, and until when.
alter table webhook
  add column in_vain integer not null default 0,
  add column rests_until timestamptz;
