import type { Db } from '@signet/db'
import { recordDenial } from '../../http/audit/audit-store.ts'
import type { FailureListener } from './identity-checks.ts'
import { recordSignIn } from './sign-in-history.ts'

type Attempted = Readonly<{
  server: Readonly<{ db: Db; newId: () => string }>
  caller: Readonly<{ ip: string; userAgent: string; device: 'app' | 'web'; requestId: string }>
  now: string
}>

/** Writes a wrong password or code to the audit log and to the history of the account's owner. */
export function failureListener({ server, caller, now }: Attempted, what: string): FailureListener {
  const { ip: address, userAgent, device, requestId } = caller
  return async ({ tenant, personId, refusal }) => {
    const db = server.db.tenant(tenant)
    await recordDenial(db, { at: now, personId, what, refusal, requestId })
    await recordSignIn(db, { id: server.newId(), personId, at: now, refusal, address, userAgent, device })
  }
}
