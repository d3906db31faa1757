import type { Reader } from '@signet/db'
import type { Locale } from '@signet/i18n'
import type { Actor } from '../http/actor.ts'

/** Who asks, in which language, through which handle: a transaction while something is being saved. */
export type Asking<Server> = Readonly<{
  tx: Reader
  actor: Actor
  locale: Locale
  now: string
  server: Server
}>

/** Ids of one family, as a form chose them. */
export type Chosen = Readonly<{
  /** What stands after the colon of the referent: the code of a dictionary, the id of a model. */
  name: string
  ids: readonly string[]
  /** Undefined: among all there is. */
  range: readonly string[] | undefined
  /** What decides the choices, by name. */
  parameters: Readonly<Record<string, unknown>>
}>

/** One family of things that values point to, and what of the server it needs. */
export type Family<Server> = Readonly<{
  /** Display names by id, in the reader's language; what never was is left out. */
  names: (asking: Asking<Server>, chosen: Chosen) => Promise<ReadonlyMap<string, string>>
  /** Those of the ids that may be chosen here, now, by whoever asks. */
  offered: (asking: Asking<Server>, chosen: Chosen) => Promise<ReadonlySet<string>>
  /** Where these ids stand in a tree, as `stepOf` writes it: each below what is above it. */
  steps?: (asking: Asking<Server>, chosen: Chosen) => Promise<ReadonlySet<string>>
  /** What else is known of each, by column, where there is more than a name. */
  columns?: (
    asking: Asking<Server>,
    chosen: Chosen,
    wanted: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>>
}>

/** One step down a tree; from nothing to what stands at its top. */
export function stepOf(above: string | undefined, id: string): string {
  return JSON.stringify(above === undefined ? [id] : [above, id])
}

/** The families by the first word of a referent: `people`, `dictionary`. */
export type Families<Server> = Readonly<Record<string, Family<Server>>>

/** The family of a referent, and what it is asked for in it; a referent that nobody knows is a mistake of a kind. */
export function familyOf<Server>(
  families: Families<Server>,
  referent: string,
): Readonly<{ family: Family<Server>; name: string }> {
  const [word = '', ...rest] = referent.split(':')
  const family = Object.hasOwn(families, word) ? families[word] : undefined
  if (!family) throw new RangeError(`nothing is known of ${referent}`)
  return { family, name: rest.join(':') }
}
