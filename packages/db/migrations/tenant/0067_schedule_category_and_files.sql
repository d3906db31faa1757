-- What kind of thing it is: the code of an entry of the dictionary `scheduleType`; empty: none.
alter table schedule add column category text not null default '';

-- Files that everybody who takes part may read.
create table schedule_file (
  schedule_id  text not null references schedule (id) on delete cascade,
  file_id      text not null references stored_file (id) on delete cascade,
  place        integer not null,
  primary key (schedule_id, file_id)
);

create index schedule_file_of_file on schedule_file (file_id);

-- Where nobody has thought of kinds yet, these are offered; administrators change them as any dictionary.
insert into dictionary (id, code, name, name_tw, name_en)
select 'schedule-types', 'scheduleType', '日程分类', '行程分類', 'Calendar categories'
where not exists (select from dictionary where code = 'scheduleType' and removed_at is null);

insert into dictionary_entry (id, dictionary_id, code, position, name, name_tw, name_en)
select 'schedule-type-' || code, 'schedule-types', code, place, name, name_tw, name_en
from (values
  ('meeting', 1, '会议', '會議', 'Meeting'),
  ('task', 2, '工作任务', '工作任務', 'Task'),
  ('visit', 3, '拜访客户', '拜訪客戶', 'Customer visit'),
  ('deadline', 4, '重要期限', '重要期限', 'Deadline'),
  ('training', 5, '培训学习', '培訓學習', 'Training'),
  ('private', 6, '个人事务', '個人事務', 'Private')
) as offered (code, place, name, name_tw, name_en)
where exists (select from dictionary where id = 'schedule-types');
