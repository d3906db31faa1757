-- The kind of a notice is a word; its number exists only on the wire.
alter table notice drop constraint notice_kind_check;
alter table notice alter column kind type text
  using (array['notice', 'flow', 'system', 'schedule'])[kind];
alter table notice add constraint notice_kind_check check (kind in ('notice', 'flow', 'system', 'schedule'));

-- Notices that were written but not carried yet.
update outbox
set body = jsonb_set(body::jsonb, '{kind}',
  to_jsonb((array['notice', 'flow', 'system', 'schedule'])[(body::jsonb ->> 'kind')::int]))::text
where topic = 'notice' and body::jsonb ->> 'kind' in ('1', '2', '3', '4');
