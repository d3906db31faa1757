import type { SettingValues, SocialVendorName, WorkNoticeVendorName } from '@signet/contract'
import { Refusal } from '@signet/std'
import type {
  DirectoryAccount,
  OpenIdAccount,
  SamlAccount,
  SocialAccount,
} from '../../../outside/identity/index.ts'
import type { MailAccount, MailboxAccount } from '../../../outside/mail/index.ts'
import type { SmsAccount } from '../../../outside/sms/index.ts'
import { loadSettings } from '../../../people/settings/index.ts'
import type { Server } from '../../../server.ts'
import { mailAccountOf, mailboxAccountOf } from './check-context.ts'
import { samlAccountOf } from './check-saml.ts'
import { directoryAccountOf } from './check-settings.ts'
import { socialAccountOf } from './check-vendor.ts'
import { openSecretsOf } from './setting-secrets.ts'

type Needs = Pick<Server, 'db' | 'secrets'>

/** Returns the mailbox of answers and the address that they go to; undefined while it is off. */
export async function repliesMailbox(
  server: Needs,
  tenant: string,
): Promise<Readonly<{ account: MailboxAccount; address: string }> | undefined> {
  const { replies } = await loadSettings(server.db.beside(tenant))
  if (!replies.value.isOn) return undefined
  const secrets = openSecretsOf({ server, tenant, group: 'replies' }, replies.sealed)
  return { account: mailboxAccountOf(replies.value, secrets), address: replies.value.address }
}

/** Returns the account that a company mails with; undefined while mail is off. */
export async function mailAccount(server: Needs, tenant: string): Promise<MailAccount | undefined> {
  const { mail } = await loadSettings(server.db.beside(tenant))
  if (!mail.value.isOn) return undefined
  return mailAccountOf(mail.value, openSecretsOf({ server, tenant, group: 'mail' }, mail.sealed))
}

/** Returns the account that a company sends text messages with. */
export async function smsAccount(server: Needs, tenant: string): Promise<SmsAccount> {
  const { sms } = await loadSettings(server.db.beside(tenant))
  return smsAccountOf(sms.value, openSecretsOf({ server, tenant, group: 'sms' }, sms.sealed))
}

export function smsAccountOf(
  { isOn: _isOn, provider: _provider, ...account }: SettingValues<'sms'>,
  secrets: Readonly<Record<string, string>>,
): SmsAccount {
  return { ...account, accessKeySecret: secrets['accessKeySecret'] ?? '' }
}

/** Returns the provider of OpenID Connect of a company; undefined while it is off. */
export async function openIdAccount(server: Needs, tenant: string): Promise<OpenIdAccount | undefined> {
  const { sso } = await loadSettings(server.db.beside(tenant))
  if (!sso.value.isOn) return undefined
  const { clientSecret = '' } = openSecretsOf({ server, tenant, group: 'sso' }, sso.sealed)
  const { issuer, clientId, scope } = sso.value
  return { issuer, clientId, clientSecret, scope }
}

/** Returns the provider of SAML of a company; undefined while it is off, and without a public address. */
export async function samlAccount(
  server: Needs & Pick<Server, 'publicUrl'>,
  tenant: string,
): Promise<SamlAccount | undefined> {
  const { saml } = await loadSettings(server.db.beside(tenant))
  if (!saml.value.isOn || server.publicUrl === undefined) return undefined
  const ownKey = ownKeyIn(server, tenant, saml.sealed)
  return samlAccountOf(saml.value, { publicUrl: server.publicUrl, tenant, ownKey })
}

/** Returns the key with which a company reads encrypted answers (PEM); empty without one. */
export async function samlOwnKey(server: Needs, tenant: string): Promise<string> {
  const { saml } = await loadSettings(server.db.beside(tenant))
  return ownKeyIn(server, tenant, saml.sealed)
}

/** A key that can no longer be opened stops encrypted answers only. */
function ownKeyIn(server: Needs, tenant: string, sealed: Readonly<Record<string, string>>): string {
  try {
    return openSecretsOf({ server, tenant, group: 'saml' }, sealed)['ownKey'] ?? ''
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}

/** Returns the application of a company at a vendor; undefined while signing in there is off. */
export async function socialAccount(
  server: Needs,
  tenant: string,
  vendor: SocialVendorName,
): Promise<SocialAccount | undefined> {
  const { value, sealed } = (await loadSettings(server.db.beside(tenant)))[vendor]
  return value.isOn
    ? socialAccountOf(value, openSecretsOf({ server, tenant, group: vendor }, sealed))
    : undefined
}

/** Returns the application by which a company sends notices at a vendor; undefined while it sends none. */
export async function workNoticeAccount(
  server: Needs,
  tenant: string,
  vendor: WorkNoticeVendorName,
): Promise<SocialAccount | undefined> {
  const { value, sealed } = (await loadSettings(server.db.beside(tenant)))[vendor]
  return value.sendsNotices
    ? socialAccountOf(value, openSecretsOf({ server, tenant, group: vendor }, sealed))
    : undefined
}

/** Returns the directory of a company; undefined while it is off. */
export async function directoryAccount(server: Needs, tenant: string): Promise<DirectoryAccount | undefined> {
  const { ldap } = await loadSettings(server.db.beside(tenant))
  if (!ldap.value.isOn) return undefined
  return directoryAccountOf(ldap.value, openSecretsOf({ server, tenant, group: 'ldap' }, ldap.sealed))
}
