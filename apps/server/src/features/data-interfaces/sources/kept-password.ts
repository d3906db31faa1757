import type { DataSourceOrigin, RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Secrets } from '../../../outside/secrets/index.ts'
import type { DataSource } from './data-source-store.ts'
import { passwordPlace } from './password-place.ts'

type Owner = Readonly<{ secrets: Secrets; tenant: string; id: string }>
type PasswordInput = Readonly<{ origin: DataSourceOrigin; password?: string | undefined }>

/**
 * Seals a new password, or keeps the stored one if none is given. A changed address requires the password
 * again, so that it cannot be sent to another server (`dataInterfaces.passwordAgain`).
 */
export function keptPassword(
  owner: Owner,
  { origin, password }: PasswordInput,
  before?: DataSource,
): string | null {
  if (origin.kind === 'environment' || password === '') return null
  if (password !== undefined) return owner.secrets.seal(password, passwordPlace(owner.tenant, owner.id))

  const kept = before?.sealedPassword ?? null
  if (kept !== null && before && addressOf(before.origin) !== addressOf(origin))
    throw new Refusal<RefusalCode>('dataInterfaces.passwordAgain')
  return kept
}

function addressOf(origin: DataSourceOrigin): string {
  if (origin.kind === 'environment') return ''
  const { host, port, user, encryption } = origin
  return [host, port, user, encryption].join(' ')
}
