-- Whether a task was opened to help somebody with his: lists are narrowed by it.
alter table flow_task add column is_assist boolean not null default false;

update flow_task set is_assist = true
from flow_event, jsonb_array_elements(flow_event.body::jsonb -> 'helpers') as helper
where flow_event.type = 'helpAsked'
  and flow_event.case_id = flow_task.case_id
  and helper ->> 'task' = flow_task.id;
