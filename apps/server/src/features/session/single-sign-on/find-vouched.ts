import type { RefusalCode } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { VouchedIdentity } from '../../../outside/identity/index.ts'
import { internationalPhone } from '../../../outside/sms/index.ts'
import type { Person, Snapshot } from '../../../people/directory/index.ts'
import type { Server } from '../../../server.ts'
import { type Finder, offeredProviders } from './offered-providers.ts'
import { bindIdentity, findBound } from './provider-store.ts'

/** As far as somebody is found by it. */
type Identity = Pick<VouchedIdentity, 'issuer' | 'subject' | 'name' | 'account' | 'email' | 'phone'>
type Vouched = Readonly<{ identity: Identity; findBy: Finder; now: string }>

type Way = Readonly<{ tenant: string; provider: string; locale: Locale }>

/** Returns the person of an identity, found as the settings of its provider say. Refuses `waysIn.ssoUnknown`. */
export async function personOf(
  server: Server,
  { tenant, provider, locale }: Way,
  identity: Identity,
): Promise<string> {
  const offered = await offeredProviders(server, tenant, locale)
  const findBy = offered.find((one) => one.provider === provider)?.findBy ?? 'binding'
  const personId = await findVouched(server, tenant, { identity, findBy, now: isoOf(server.clock()) })
  if (personId === undefined) throw new Refusal<RefusalCode>('waysIn.ssoUnknown', { name: identity.name })
  return personId
}

/**
 * Finds whom an identity belongs to: who is bound to it, or, as the settings allow, who alone has the same account,
 * checked mail address or checked phone, which binds it.
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
  const found = finders[findBy](directory, identity)
  const [person] = found
  if (!person || found.length > 1) return undefined
  const isBound = await db
    .transaction()
    .execute((tx) => bindIdentity(tx, identity, { personId: person.id, now }))
  return isBound ? person.id : undefined
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
