-- Why the clock could not move a case is kept as a code with its parameters and said to each reader in his language. What
-- was kept as a sentence stays one: a JSON string.
alter table clock_failure
  alter column reason type jsonb using to_jsonb(reason);
