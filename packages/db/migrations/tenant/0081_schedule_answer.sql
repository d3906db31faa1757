-- What a participant said to the invitation. People of entries from before were in them already, so they stay.
alter table schedule_participant add column answer text not null default 'accepted'
  check (answer in ('pending', 'accepted', 'tentative', 'declined'));
alter table schedule_participant alter column answer drop default;

-- Invitations of a person that wait for an answer.
create index schedule_participant_pending on schedule_participant (person_id) where answer = 'pending';
