-- What a case is found by beside its title: the values of its card, and both in pinyin and initials.
alter table case_title add column words text not null default '';

update case_title set words = coalesce(
  (select string_agg(shown.value, ' ') from flow_case, jsonb_each_text(flow_case.key_values) as shown
   where flow_case.id = case_title.case_id and jsonb_typeof(flow_case.key_values -> shown.key) in ('string', 'number')),
  '');
create index case_title_spelling on case_title using gin (words extensions.gin_trgm_ops);
