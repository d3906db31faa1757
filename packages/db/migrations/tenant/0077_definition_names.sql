-- Stored triggers use the names of the code: the changes that a record trigger waits for.
-- Runs keep the version that they began with, so every version changes and none is added.
update trigger_version
set definition = jsonb_set(definition #- '{event,deeds}', '{event,changes}', definition #> '{event,deeds}')
where definition #>> '{event,kind}' = 'record' and definition -> 'event' ? 'deeds';

-- Formulas of record triggers read the kind of the change as `change`; events that wait for their run have it so too.
update trigger_version
set definition = regexp_replace(definition::text, '\mdeed\M', 'change', 'g')::jsonb
where definition #>> '{event,kind}' = 'record';

update trigger_run as run
set event = run.event - 'deed' || jsonb_build_object('change', run.event -> 'deed')
from trigger_version as version
where version.trigger_id = run.trigger_id and version.version = run.version
  and version.definition #>> '{event,kind}' = 'record' and run.event ? 'deed';

alter table short_link_count rename column deed to action;
