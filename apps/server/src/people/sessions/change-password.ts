import type { RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { FactOf } from '../../clock/outbox/facts.ts'
import type { Directories } from '../directory/index.ts'
import type { Settings } from '../settings/index.ts'
import type { Sessions } from './open-sessions.ts'
import { passwordPolicy } from './passwords/password-policy.ts'
import {
  formerPasswords,
  lockPassword,
  replacePassword,
  type StoredPassword,
} from './passwords/password-store.ts'
import { hashPassword, isPassword, refuseWeakPassword } from './passwords/passwords.ts'

type Asked = Readonly<{ directories: Directories; settings: Settings }>
type Change = Readonly<{
  tx: Tx
  server: Asked
  tenant: string
  personId: string
  now: string
}>

/**
 * Stores the password that a person chose. Refuses `session.weakPassword`, `session.passwordKinds`, and
 * `session.passwordUsed` for the present one and the last former ones.
 */
export async function choosePassword(change: Change, password: string): Promise<void> {
  const { tx, server, tenant, personId, now } = change
  const { history, ...rules } = await passwordPolicy(server, tenant)
  refuseWeakPassword(password, await namesOf(change), rules)
  const before = await lockPassword(tx, personId)
  if (!before) throw new Refusal<RefusalCode>('organization.notFound')
  await refuseUsed(change, { before, history, password })
  const passwordHash = await hashPassword(password)
  await replacePassword(tx, before, { personId, passwordHash, mustChange: false, now, history })
}

type Used = Readonly<{ before: StoredPassword; history: number; password: string }>

/** The hashes are compared one after the other, through the gate of every hash. */
async function refuseUsed({ tx, personId }: Change, { before, history, password }: Used): Promise<void> {
  const former = history > 0 ? await formerPasswords(tx, personId, history) : []
  for (const hash of [before.passwordHash, ...former])
    if (await isPassword(hash, password)) throw new Refusal<RefusalCode>('session.passwordUsed')
}

type Reset = Omit<Change, 'server'> &
  Readonly<{
    server: Asked & Readonly<{ sessions: Pick<Sessions, 'endAllOf'> }>
    afterCommit: (run: () => Promise<void>) => void
    tell: (fact: FactOf<'notice'>) => void
  }>

/**
 * Sets a drawn password that its owner must change at the next sign-in, ends their sessions and tells them. Refuses
 * `organization.notFound`.
 */
export async function setTemporaryPassword(reset: Reset, password: string): Promise<void> {
  const { tx, server, tenant, personId, now, afterCommit, tell } = reset
  const { history } = await passwordPolicy(server, tenant)
  const before = await lockPassword(tx, personId)
  if (!before) throw new Refusal<RefusalCode>('organization.notFound')
  const passwordHash = await hashPassword(password)
  await replacePassword(tx, before, { personId, passwordHash, mustChange: true, now, history })
  tell(passwordNotice('passwordReset', personId, now))
  afterCommit(() => server.sessions.endAllOf({ tenant, personId }, 'password'))
}

/** What the owner of an account reads when its password changed. */
export function passwordNotice(
  kind: 'passwordChanged' | 'passwordForgotten' | 'passwordReset',
  personId: string,
  now: string,
): FactOf<'notice'> {
  const titleKey = `account.notice.${kind}`
  const fact = `password:${personId}:${now}`
  return { topic: 'notice', body: { toPersonIds: [personId], kind: 'system', titleKey, fact } }
}

async function namesOf({ server, tenant, personId }: Change | Reset): Promise<readonly string[]> {
  const person = (await server.directories.of(tenant)).people.get(personId)
  return person ? [person.account, person.name] : []
}
