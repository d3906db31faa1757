-- Whom a provider vouched for in an answer that it posted to the server (SAML), until the browser that began fetches
-- the session. An answer counts once: a login that has one takes no other.
alter table provider_login add column answer jsonb;
