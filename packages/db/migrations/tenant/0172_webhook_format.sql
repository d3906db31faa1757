-- How a webhook is written and signed: by the standard, or as a robot of a vendor's group chat takes it. The secret of a
-- robot is the vendor's; one without has an empty secret.
alter table webhook add column format text not null default 'standard'
  check (format in ('standard', 'dingtalk', 'wecom', 'feishu'));
