-- An export that stays unanswered ends: its reason was good on the day it was asked for.
alter table chat_export drop constraint chat_export_state_check;
alter table chat_export add check
  (state in ('asked', 'refused', 'approved', 'ready', 'failed', 'expired', 'lapsed'));
alter table chat_export drop constraint chat_export_check2;
alter table chat_export add check ((decided_by is null) = (state in ('asked', 'lapsed')));
update chat_export set due_at = asked_at + interval '14 days' where state = 'asked';
