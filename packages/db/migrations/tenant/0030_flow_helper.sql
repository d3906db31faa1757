-- A helper's task ends as 'assisted': the form was worked on, no vote was given.
alter table flow_task drop constraint flow_task_decision_check;
alter table flow_task add constraint flow_task_decision_check
  check (decision in ('agreed', 'rejected', 'handled', 'returned', 'transferred', 'assisted'));
