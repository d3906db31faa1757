-- What a case is found by beside its title: the values of its card that no step hides, and both in pinyin and
-- initials. Older cases get theirs when they change, because the steps are not known here.
alter table case_title add column words text not null default '';
create index case_title_spelling on case_title using gin (words extensions.gin_trgm_ops);
