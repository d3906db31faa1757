-- The company at whose provider a sign-in of the app was begun: people of several companies choose afterwards which one
-- they enter, and the provider ends the session by the one where it was asked.
alter table phone_sign_in add column asked_tenant text references tenant (code) on delete cascade;
update phone_sign_in set asked_tenant = tenant_code;
alter table phone_sign_in alter column asked_tenant set not null;

-- Whether the company was named at the start, as by its link: then no other one is offered.
alter table provider_login add column is_named boolean not null default false;
