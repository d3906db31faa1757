import { contract, type EndpointGroups } from '@signet/contract'
import type { Translate } from '@signet/i18n'

const groups: EndpointGroups = contract
/** The name of each call in the contract, as logs name it. */
const nameOf: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(
      ([name, { method, path }]) => [`${method} ${path}`, `${group}.${name}`] as const,
    ),
  ),
)

type Words = Readonly<{ t: Translate; catalogue: Readonly<Record<string, unknown>> }>

/** Says what a logged call does (`POST /api/permission/Role`); empty for a call without a name. */
export function nameOperation({ t, catalogue }: Words, what: string): string {
  const key = `operation-names.${nameOf.get(what)}`
  return catalogue[key] === undefined ? '' : t(key)
}

/** The logged calls whose names hold a keyword. */
export function operationsNamed(words: Words, keyword: string): readonly string[] {
  const wanted = keyword.toLowerCase()
  if (wanted === '') return []
  return [...nameOf.keys()].filter((what) => nameOperation(words, what).toLowerCase().includes(wanted))
}
