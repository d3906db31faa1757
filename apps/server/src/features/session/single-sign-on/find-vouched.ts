import type { VouchedIdentity } from '../../../outside/identity/index.ts'
import { internationalPhone } from '../../../outside/sms/index.ts'
import type { Person, Snapshot } from '../../../people/directory/index.ts'
import type { Server } from '../../../server.ts'
import type { Finder } from './offered-providers.ts'
import { bindIdentity, findBound } from './provider-store.ts'

/** As far as somebody is found by it. */
export type Identity = Pick<VouchedIdentity, 'issuer' | 'subject' | 'name' | 'account' | 'email' | 'phone'>
type Vouched = Readonly<{ identity: Identity; findBy: Finder; now: string }>
type Needs = Pick<Server, 'db' | 'directories'>

/** Finds whom an identity belongs to, and binds it to them if it is not yet; undefined where they are bound otherwise. */
export async function findVouched(
  server: Needs,
  tenant: string,
  { now, ...vouched }: Vouched,
): Promise<string | undefined> {
  const found = await seekVouched(server, tenant, vouched)
  if (!found) return undefined
  return (await isBoundNow(server, tenant, { ...found, identity: vouched.identity, now }))
    ? found.personId
    : undefined
}

/** A person who is meant by an identity. */
export type Meant = Readonly<{ personId: string; isBound: boolean }>

/**
 * Seeks whom an identity belongs to: who is bound to it, or, as the settings allow, who alone has the same account,
 * checked mail address or checked phone.
 */
export async function seekVouched(
  server: Needs,
  tenant: string,
  { identity, findBy }: Omit<Vouched, 'now'>,
): Promise<Meant | undefined> {
  const bound = await findBound(server.db.tenant(tenant), identity)
  if (bound !== undefined) return { personId: bound, isBound: true }

  const directory = await server.directories.of(tenant)
  const found = finders[findBy](directory, identity)
  const [person] = found
  return person && found.length === 1 ? { personId: person.id, isBound: false } : undefined
}

/** Binds an identity to whom it means; false for somebody who is bound to another of this provider. */
export async function isBoundNow(
  { db }: Pick<Needs, 'db'>,
  tenant: string,
  { personId, isBound, identity, now }: Meant & Pick<Vouched, 'identity' | 'now'>,
): Promise<boolean> {
  if (isBound) return true
  return db
    .tenant(tenant)
    .transaction()
    .execute((tx) => bindIdentity(tx, identity, { personId, now }))
}

/** Who may be meant, by how the settings allow somebody to be found. */
const finders: Readonly<Record<Finder, (directory: Snapshot, identity: Identity) => readonly Person[]>> = {
  binding: () => [],
  email: ({ people }, { email }) => [...people.values()].filter((one) => isSame(one.email, email)),
  account: (directory, { account }) =>
    [directory.personByAccount(account)].filter((one) => one !== undefined),
  phone: ({ people }, { phone = '' }) =>
    [...people.values()].filter((one) => phone !== '' && isSamePhone(one.mobilePhone, phone)),
}

function isSamePhone(mine: string, theirs: string): boolean {
  return mine !== '' && internationalPhone(mine) === internationalPhone(theirs)
}

function isSame(mine: string, theirs: string): boolean {
  return theirs !== '' && mine.toLowerCase() === theirs.toLowerCase()
}
