import { type Endpoint, isWriting } from './endpoint.ts'

type ScopedGroups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** The scope that lets a key of an administrator act as one. */
export const administrationScope = 'administration'

/** Areas that no key opens: signing in, passwords, keys, grades, authorization groups, and sheets, which are written later with all rights. */
const closedAreas: ReadonlySet<string> = new Set([
  'session',
  'waysIn',
  'scanLogin',
  'socials',
  'passkeys',
  'account',
  'accessKeys',
  'authorizationGroups',
  'grades',
  'recordSheets',
])
/** Single calls that no key makes, besides those about secrets. */
const closedCalls: ReadonlySet<string> = new Set([
  'approvals.flowSecret',
  'myself.cancel',
  'myself.cancellationPreview',
])
/** What a program may ask although its area is closed: who it is. */
const openCalls: ReadonlySet<string> = new Set(['session.currentUser'])

/** What a call asks of a key; `scope` is `area.read` or `area.write`. */
export type KeyNeed = Readonly<{ scope: string; isForAdministrators: boolean }>

/** What uploads ask, which are no calls of the contract. */
export const uploadNeed: KeyNeed = { scope: 'files.write', isForAdministrators: false }

/** What the calls of SCIM ask, which are no calls of the contract either. */
export const scimNeeds = {
  read: { scope: 'scim.read', isForAdministrators: true },
  write: { scope: 'scim.write', isForAdministrators: true },
} as const satisfies Readonly<Record<string, KeyNeed>>
/** Reads and writes of people and groups, and what the server says of itself. */
const scimArea: KeyArea = { area: 'scim', reads: 7, writes: 9, isForAdministrators: true }

/** An area of the contract, and the number of its calls that a key may make. */
export type KeyArea = Readonly<{ area: string; reads: number; writes: number; isForAdministrators: boolean }>

/**
 * What a key needs for a call. Undefined for calls that take no session, and for those that no key makes: the closed
 * areas, and calls that take or return a secret, which would outlive the key.
 */
export function keyNeedOf(area: string, name: string, endpoint: Endpoint): KeyNeed | undefined {
  const call = `${area}.${name}`
  const isClosed = closedAreas.has(area) || closedCalls.has(call)
  const isAboutSecrets = endpoint.answersSecret === true || endpoint.takesSecret === true
  if (endpoint.access === 'anyone' || isAboutSecrets) return undefined
  if (isClosed && !openCalls.has(call)) return undefined

  const scope = `${area}.${isWriting(endpoint) ? 'write' : 'read'}`
  return { scope, isForAdministrators: endpoint.access === 'administrator' }
}

/** Whether these scopes permit a call. To write an area is to read it too. */
export function isInScopes(scopes: readonly string[], { scope, isForAdministrators }: KeyNeed): boolean {
  const isNamed = scopes.includes(scope) || scopes.includes(scope.replace(/\.read$/, '.write'))
  return isNamed && (!isForAdministrators || scopes.includes(administrationScope))
}

/** The areas that a key may have; one of which all calls are for administrators says so. */
export function keyAreasOf(groups: ScopedGroups): readonly KeyArea[] {
  const areas = Object.entries(groups).flatMap(([area, group]) => {
    const calls = Object.entries(group).flatMap(([name, endpoint]) => keyNeedOf(area, name, endpoint) ?? [])
    const needs = area === 'files' ? [...calls, uploadNeed] : calls
    if (needs.length === 0) return []
    const writes = needs.filter(({ scope }) => scope.endsWith('.write')).length
    const isForAdministrators = needs.every((need) => need.isForAdministrators)
    return [{ area, reads: needs.length - writes, writes, isForAdministrators }]
  })
  return [...areas, scimArea]
}
