/**
 * What an id in a form can point to, outside the form. A dictionary, a data interface and a model are named after the
 * colon: `dictionary:<code>`, `interface:<id>`, `model:<id>`.
 */
export type Referent =
  | 'people'
  | 'files'
  | 'organizations'
  /** The same organizations, named from the top: `Head office/Sales`. */
  | 'organizationPaths'
  | 'positions'
  | 'roles'
  | 'groups'
  | 'areas'
  | `dictionary:${string}`
  | `interface:${string}`
  | `model:${string}`

/** What the organization of a company names. */
export type DirectoryReferent = Extract<
  Referent,
  'people' | 'organizations' | 'organizationPaths' | 'positions' | 'roles' | 'groups'
>

/** Ids by what they point to: to verify before storing, and to echo names. */
export type References = Readonly<Partial<Record<Referent, readonly string[]>>>

/** Display names by id, as the server echoes them. */
export type Names = Readonly<Partial<Record<Referent, Readonly<Record<string, string>>>>>

/** The name of an id; what is gone reads as its id, and a prototype never as a name. */
export function nameOf(names: Names | undefined, referent: Referent, id: string): string {
  const known = names?.[referent]
  return (known && Object.hasOwn(known, id) ? known[id] : undefined) ?? id
}

/** Several references as one, each id once. */
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
