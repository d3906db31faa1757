-- What every approval writes costs as little as it can, again. A person is never deleted, and of the cases only drafts
-- that were never launched; a task is written in one statement with its case, whose row is locked meanwhile. So these five
-- questions, asked and locked for once per task or notice, found nothing ever.
alter table flow_task drop constraint flow_task_case_id_fkey;
alter table flow_task drop constraint flow_task_person_id_fkey;
alter table notice drop constraint notice_case_id_fkey;
alter table notice drop constraint notice_person_id_fkey;
alter table notice drop constraint notice_sender_id_fkey;
