import type { Db, Tx } from '@signet/db'
import type { FactOf } from '../../../clock/outbox/facts.ts'
import { recordDenial } from '../../../http/audit/audit-store.ts'
import type { FailureListener } from '../identity-checks.ts'
import { recordSignIn, type SignInWay } from './sign-in-history.ts'

/** The part of the outbox that notices need. */
type Notices = Readonly<{
  write: (tx: Tx, facts: readonly FactOf<'notice'>[], now: string) => Promise<unknown>
  wake: (tenant: string) => void
}>
type Causes = Readonly<{
  noteCause: (
    tenant: string,
    cause: Readonly<{ what: string; requestId: string; error: unknown }>,
  ) => Promise<void>
}>
type Attempted = Readonly<{
  server: Readonly<{ db: Db; newId: () => string; outbox: Notices; callLog: Causes }>
  caller: Readonly<{ ip: string; userAgent: string; device: 'app' | 'web'; requestId: string; what: string }>
  now: string
}>

/**
 * Writes a wrong password, code or passkey to the audit log and to the history of the account's owner, and tells the owner when
 * it was the one that locks. Further attempts are refused before they count, so a lock is one notice.
 */
export function failureListener({ server, caller, now }: Attempted, way: SignInWay): FailureListener {
  const { ip: address, userAgent, device, requestId, what } = caller
  return async ({ tenant, personId, refusal, cause }) => {
    if (cause) await server.callLog.noteCause(tenant, { what, requestId, error: cause })
    const db = server.db.tenant(tenant)
    await recordDenial(db, { at: now, personId, what, refusal, requestId })
    const attempt = { id: server.newId(), personId, at: now, refusal, address, userAgent, device, way }
    await recordSignIn(db, attempt)
    if (refusal !== 'session.locked') return
    const fact = `locked:${personId}:${now}`
    const titleKey = 'account.notice.guessed'
    const body = {
      toPersonIds: [personId],
      kind: 'system',
      titleKey,
      titleParams: { address },
      fact,
    } as const
    await db.transaction().execute((tx) => server.outbox.write(tx, [{ topic: 'notice', body }], now))
    server.outbox.wake(tenant)
  }
}
