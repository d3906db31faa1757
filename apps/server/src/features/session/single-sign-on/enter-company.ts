import type { RefusalCode } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { workingTenants } from '../../../people/tenants/index.ts'
import type { Server } from '../../../server.ts'
import { type Identity, isBoundNow, type Meant, seekVouched } from './find-vouched.ts'
import { offeredProviders } from './offered-providers.ts'

/** At which company somebody began to sign in, and with which of its providers. */
export type Way = Readonly<{ tenant: string; isNamed: boolean; provider: string; locale: Locale }>

/** A company that knows somebody by an identity. */
export type KnowingCompany = Meant &
  Readonly<{
    tenant: string
    company: string
    /** The person’s, there. */
    name: string
    isEnabled: boolean
  }>

/** Whom an identity opens a session for. */
export type Entered = Readonly<{ tenant: string; personId: string }>

/**
 * Returns the companies that somebody can enter with an identity, each by its own settings: where they began and, unless
 * they named it, others that believe the same provider. Companies in which they are disabled are left out where there
 * are others.
 */
export async function companiesOf(
  server: Server,
  way: Way,
  identity: Identity,
): Promise<readonly KnowingCompany[]> {
  const companies: KnowingCompany[] = []
  for (const { tenant, company, findBy } of await believing(server, way)) {
    const meant = await seekVouched(server, tenant, { identity, findBy })
    const person = meant && (await server.directories.of(tenant)).people.get(meant.personId)
    if (person) companies.push({ ...meant, tenant, company, name: person.name, isEnabled: person.isEnabled })
  }
  const open = companies.filter(({ isEnabled }) => isEnabled)
  return open.length > 0 ? open : companies.slice(0, 1)
}

/** The companies that believe the provider of a sign-in; the named one alone where there is one. */
async function believing(server: Server, { isNamed, ...began }: Way) {
  const trust = (await providerOf(server, began))?.trust
  const working = await workingTenants(server.db)
  const asked = working.filter(({ code }) => !isNamed || code === began.tenant)
  const offered = await Promise.all(
    asked.map(async ({ code: tenant, name: company }) => {
      const provider = await providerOf(server, { ...began, tenant })
      return provider?.trust === trust && provider ? [{ ...provider, tenant, company }] : []
    }),
  )
  return offered.flat()
}

async function providerOf(server: Server, { tenant, provider, locale }: Omit<Way, 'isNamed'>) {
  return (await offeredProviders(server, tenant, locale)).find((one) => one.provider === provider)
}

type Asked = Readonly<{ way: Way; identity: Identity }>

/**
 * Returns the only company of an identity, or the one that its person chose; undefined where they have yet to choose.
 * Refuses `waysIn.ssoUnknown`.
 */
export async function enterCompany(
  server: Server,
  { way, identity }: Asked,
  chosen: string,
): Promise<Entered | undefined> {
  const companies = await companiesOf(server, way, identity)
  if (chosen === '' && companies.length > 1) return undefined
  const entered = companies.find(({ tenant }) => chosen === '' || tenant === chosen)
  const now = isoOf(server.clock())
  if (!entered || !(await isBoundNow(server, entered.tenant, { ...entered, identity, now })))
    throw new Refusal<RefusalCode>('waysIn.ssoUnknown', { name: identity.name })
  return { tenant: entered.tenant, personId: entered.personId }
}
