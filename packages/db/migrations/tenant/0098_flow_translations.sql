-- Names of flows in other languages; the draft has them, as it has the plain name.
alter table flow add column translations jsonb generated always as (draft -> 'translations') stored;

-- Title and open steps of a case in other languages, for lists. Null where the flow has no other names.
alter table flow_case add column translations jsonb;
