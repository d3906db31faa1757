import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import type { Actor } from '../../http/actor.ts'

/** Context of a lookup; `tx` is the transaction while saving. */
export type FamilyContext<Server> = Readonly<{
  tx: Reader
  actor: Actor
  locale: Locale
  now: string
  server: Server
}>

/** Ids of one family chosen in a form. */
export type ChosenIds = Readonly<{
  /** The part after the colon of the referent: a dictionary's code, a model's id. */
  name: string
  ids: readonly string[]
  /** Undefined permits all. */
  range: readonly string[] | undefined
  /** Parameters of the choices, by name. */
  parameters: Readonly<Record<string, unknown>>
}>

/** A family of things that values refer to, and the part of the server it needs. */
export type Family<Server> = Readonly<{
  /** Display names by id, in the reader's language; omits ids that never existed. */
  names: (asking: FamilyContext<Server>, chosen: ChosenIds) => Promise<ReadonlyMap<string, string>>
  /** The ids that the caller may choose here now. */
  offered: (asking: FamilyContext<Server>, chosen: ChosenIds) => Promise<ReadonlySet<string>>
  /** Positions of these ids in a tree, as `stepOf` writes them. */
  steps?: (asking: FamilyContext<Server>, chosen: ChosenIds) => Promise<ReadonlySet<string>>
  /** Further columns by id, where there is more than a name. */
  columns?: (
    asking: FamilyContext<Server>,
    chosen: ChosenIds,
    wanted: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>
}>

/** Encodes one step down a tree; undefined is the root. */
export function stepOf(above: string | undefined, id: string): string {
  return JSON.stringify(above === undefined ? [id] : [above, id])
}

/** The families by the first word of a referent: `people`, `dictionary`. */
export type Families<Server> = Readonly<Record<string, Family<Server>>>

/** Returns the family of a referent and its name in it; an unknown referent is a bug of a field kind. */
export function familyOf<Server>(
  families: Families<Server>,
  referent: string,
): Readonly<{ family: Family<Server>; name: string }> {
  const [word = '', ...rest] = referent.split(':')
  const family = Object.hasOwn(families, word) ? families[word] : undefined
  if (!family) throw new RangeError(`nothing is known of ${referent}`)
  return { family, name: rest.join(':') }
}
