/**
 * The target of ids outside the form. A dictionary, a data interface and a model are named after the colon:
 * `dictionary:<code>`, `interface:<id>`, `model:<id>`.
 */
export type Referent =
  | 'people'
  | 'files'
  | 'organizations'
  /** Organizations with their full path: `Head office/Sales`. */
  | 'organizationPaths'
  | 'positions'
  | 'roles'
  | 'groups'
  | 'areas'
  | `dictionary:${string}`
  | `interface:${string}`
  | `model:${string}`

/** Referents inside the directory of the organization. */
export type DirectoryReferent = Extract<
  Referent,
  'people' | 'organizations' | 'organizationPaths' | 'positions' | 'roles' | 'groups'
>

/** Ids by their referent, to verify before storing and to resolve names. */
export type References = Readonly<Partial<Record<Referent, readonly string[]>>>

/** Display names by id, sent by the server. */
export type Names = Readonly<Partial<Record<Referent, Readonly<Record<string, string>>>>>

/** Returns the name of an id. A missing object reads as its id, and inherited properties are never names. */
export function nameOf(names: Names | undefined, referent: Referent, id: string): string {
  const known = names?.[referent]
  return (known && Object.hasOwn(known, id) ? known[id] : undefined) ?? id
}

/** Merges references, each id once. */
export function joinReferences(all: readonly References[]): References {
  const joined: Partial<Record<Referent, string[]>> = {}
  for (const references of all) {
    for (const [referent, ids] of entriesOf(references)) {
      joined[referent] = [...new Set([...(joined[referent] ?? []), ...ids])]
    }
  }
  return joined
}

function entriesOf(references: References): [Referent, readonly string[]][] {
  return Object.entries(references) as [Referent, readonly string[]][]
}
