-- Why something failed is kept as a code with its parameters and said to each reader in his language. What was kept as a
-- sentence stays one: a JSON string.
alter table flow_wait
  alter column failure drop default,
  alter column failure drop not null,
  alter column failure type jsonb using to_jsonb(nullif(failure, ''));
alter table case_archive
  alter column failure type jsonb using to_jsonb(failure);
