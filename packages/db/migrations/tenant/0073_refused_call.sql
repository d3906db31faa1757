-- Why the last call was refused while a trigger listened: the refusal and its parameters.
alter table trigger add column refused jsonb;
