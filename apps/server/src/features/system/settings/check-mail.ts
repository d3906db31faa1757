import type { SettingValues } from '@signet/contract'
import type { FieldProblem } from '../../../http/envelope.ts'
import { MailboxFailure, MailFailure, tryMailAccount, withMailbox } from '../../../outside/mail/index.ts'
import { type CheckContext, mailAccountOf, mailboxAccountOf } from './check-context.ts'
import { isCertificates } from './is-certificates.ts'

/** Signs in at the mail server, so that an account that cannot be used is found before a mail is to go out. */
export async function checkMail(
  value: SettingValues<'mail'>,
  { server, secrets }: CheckContext,
): Promise<readonly FieldProblem[]> {
  if (!value.isOn) return []
  const missing = (['host', 'fromAddress'] as const).filter((field) => value[field] === '')
  if (missing.length > 0) return missing.map((field) => ({ path: field, code: 'settings.missing' }))
  if (!isMailAddress(value.fromAddress)) return [{ path: 'fromAddress', code: 'settings.noMailAddress' }]
  if (value.account !== '' && secrets['password'] === '')
    return [{ path: 'password', code: 'settings.missing' }]
  if (!isCertificates(value.caCertificate)) return [{ path: 'caCertificate', code: 'settings.noCertificate' }]

  return problemsOfMail(() => tryMailAccount(server.outside, mailAccountOf(value, secrets)))
}

/** Signs in and opens the folder, so that a mailbox that cannot be read is found before an answer comes in. */
export async function checkReplies(
  value: SettingValues<'replies'>,
  { server, secrets }: CheckContext,
): Promise<readonly FieldProblem[]> {
  if (!value.isOn) return []
  const missing = (['address', 'host', 'account'] as const).filter((field) => value[field] === '')
  if (missing.length > 0) return missing.map((field) => ({ path: field, code: 'settings.missing' }))
  if (!isMailAddress(value.address)) return [{ path: 'address', code: 'settings.noMailAddress' }]
  if (!secrets['password']) return [{ path: 'password', code: 'settings.missing' }]
  if (!isCertificates(value.caCertificate)) return [{ path: 'caCertificate', code: 'settings.noCertificate' }]
  try {
    await withMailbox(server.outside, mailboxAccountOf(value, secrets), async () => undefined)
    return []
  } catch (error) {
    if (!(error instanceof MailboxFailure)) throw error
    return [{ path: error.part, code: error.code, params: error.params }]
  }
}

function isMailAddress(text: string): boolean {
  return /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/.test(text)
}

/** Returns why the mail server refused, at the field that it is about. */
export async function problemsOfMail(act: () => Promise<void>): Promise<readonly FieldProblem[]> {
  try {
    await act()
    return []
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    return [{ path: error.part, code: error.code, params: error.params }]
  }
}
