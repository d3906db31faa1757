import type { RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Clock } from '../clock.ts'
import type { Directories } from '../directory/index.ts'
import { countFailure, forgetFailures, lockedUntil } from './failure-store.ts'
import { findAccount } from './find-account.ts'
import type { oneAtATime } from './one-at-a-time.ts'
import { isPassword } from './passwords.ts'
import { passwordOf } from './person-password.ts'

type Needs = Readonly<{
  db: Db
  clock: Clock
  directories: Directories
  inTurn: ReturnType<typeof oneAtATime>
}>
type Attempt = Readonly<{ account: string; password: string }>
export type SignedIn = Readonly<{ tenant: string; personId: string }>

/**
 * Who it is that knows this password. Refuses `session.unknownTenant`, `session.locked` (five failures within a quarter
 * of an hour close an account for a quarter of an hour, whoever tries), `session.wrongPassword`, `session.disabled`.
 */
export async function signIn(needs: Needs, { account, password }: Attempt): Promise<SignedIn> {
  const { db, clock, directories, inTurn } = needs
  const { tenant, person, written } = await findAccount(db, directories, account)
  const of = { tenant, account: (person?.account ?? written).toLowerCase() }

  return inTurn(`${tenant}/${of.account}`, async () => {
    const until = await lockedUntil(db.platform, of, clock())
    if (until)
      throw new Refusal<RefusalCode>('session.locked', { minutes: Math.ceil((until - clock()) / 60_000) })

    const stored = person && (await passwordOf(db, tenant, person.id))
    if (!(await isPassword(stored, password)) || !person) {
      await countFailure(db.platform, of, clock())
      throw new Refusal<RefusalCode>('session.wrongPassword')
    }
    await forgetFailures(db.platform, of)
    if (!person.isEnabled) throw new Refusal<RefusalCode>('session.disabled')
    return { tenant, personId: person.id }
  })
}
