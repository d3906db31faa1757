import type { VouchedIdentity } from '../../../outside/identity/index.ts'
import type { Server } from '../../../server.ts'
import { bindIdentity, findBound } from './provider-store.ts'

/** As far as somebody is found by it. */
type Identity = Pick<VouchedIdentity, 'issuer' | 'subject' | 'name' | 'account' | 'email'>
type Vouched = Readonly<{ identity: Identity; findBy: 'binding' | 'email' | 'account'; now: string }>

/**
 * Finds whom an identity belongs to: who is bound to it, or, as the settings allow, who alone has the same account or
 * checked mail address, which binds it.
 */
export async function findVouched(
  server: Pick<Server, 'db' | 'directories'>,
  tenant: string,
  { identity, findBy, now }: Vouched,
): Promise<string | undefined> {
  const db = server.db.tenant(tenant)
  const bound = await findBound(db, identity)
  if (bound !== undefined) return bound

  const directory = await server.directories.of(tenant)
  const byEmail = () => [...directory.people.values()].filter(({ email }) => isSame(email, identity.email))
  const byAccount = () => [directory.personByAccount(identity.account)].filter((one) => one !== undefined)
  const found = findBy === 'binding' ? [] : findBy === 'email' ? byEmail() : byAccount()
  const [person] = found
  if (!person || found.length > 1) return undefined
  const isBound = await db
    .transaction()
    .execute((tx) => bindIdentity(tx, identity, { personId: person.id, now }))
  return isBound ? person.id : undefined
}

function isSame(mine: string, theirs: string): boolean {
  return theirs !== '' && mine.toLowerCase() === theirs.toLowerCase()
}
