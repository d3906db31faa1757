import type { SettingValues } from '@signet/contract'
import type { Caller } from '../../../http/caller.ts'
import type { FieldProblem } from '../../../http/envelope.ts'
import type { MailAccount, MailboxAccount } from '../../../outside/mail/index.ts'
import type { Server } from '../../../server.ts'

/** What a check may ask besides the value. */
export type CheckContext = Readonly<{
  server: Pick<Server, 'outside' | 'clock' | 'publicUrl' | 'directories' | 'tenants' | 'newId' | 'secrets'>
  tenant: string
  caller: Pick<Caller, 'ip'>
  /** The secrets as they would be saved, opened. */
  secrets: Readonly<Record<string, string>>
}>

/** Returns why a provider of identities cannot be used, at the setting that it names, or the usual one. */
export async function problemsOfProvider(
  usual: string,
  act: () => Promise<unknown>,
): Promise<readonly FieldProblem[]> {
  try {
    await act()
    return []
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).slice(0, 200)
    const path = error instanceof Error && 'field' in error ? String(error.field) : usual
    return [{ path, code: 'settings.providerUnusable', params: { reason } }]
  }
}

export function mailAccountOf(
  { isOn: _, ...account }: SettingValues<'mail'>,
  secrets: CheckContext['secrets'],
): MailAccount {
  return { ...account, password: secrets['password'] ?? '' }
}

export function mailboxAccountOf(
  { isOn: _isOn, address: _address, ...account }: SettingValues<'replies'>,
  secrets: CheckContext['secrets'],
): MailboxAccount {
  return { ...account, password: secrets['password'] ?? '' }
}
