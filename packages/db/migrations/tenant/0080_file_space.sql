-- Every new upload sums the bytes of its owner and of the company.
create index stored_file_space on stored_file (owner_id) include (size);
-- Every new upload counts the unfinished ones of its owner.
create index stored_file_unfinished on stored_file (owner_id) where state in ('uploading', 'checking');

-- Checked files that nothing carries a day after this upgrade are deleted, as newer ones are a day after their upload.
insert into abandoned_file (file_id, due_at)
select id, now() + interval '1 day' from stored_file where state = 'ready'
on conflict (file_id) do nothing;
