import type { Organization, Person, Post, Snapshot } from './snapshot.ts'

/** Range words that depend on the person. */
const ownWords: Readonly<Record<string, (directory: Snapshot, person: string) => readonly Organization[]>> = {
  '@currentOrg': (directory, person) => {
    const own = directory.organizations.get(directory.departmentOf(person) ?? '')
    return own ? [own] : []
  },
  '@currentOrgAndSubOrg': (directory, person) => directory.subtreeOf(directory.departmentOf(person) ?? ''),
}

/** Returns the organizations of a range for this person, without duplicates, in range order. */
export function organizationsIn(
  directory: Snapshot,
  person: string,
  range: readonly string[],
): readonly Organization[] {
  return [
    ...new Set(
      range.flatMap((id) =>
        Object.hasOwn(ownWords, id)
          ? (ownWords[id]?.(directory, person) ?? [])
          : (directory.organizations.get(id) ?? []),
      ),
    ),
  ]
}

/** Returns the posts of a range, including all in the organizations it names, without duplicates. */
export function positionsIn(directory: Snapshot, person: string, range: readonly string[]): readonly Post[] {
  const whole = new Set(organizationsIn(directory, person, range).map(({ id }) => id))
  const inside =
    whole.size === 0
      ? []
      : [...directory.posts.values()].filter(({ organizationId }) => whole.has(organizationId))
  return [...new Set([...range.flatMap((id) => directory.posts.get(id) ?? []), ...inside])]
}

/** The people of each kind of range member. */
const members = {
  user: (_directory: Snapshot, id: string): readonly string[] => [id],
  position: (directory: Snapshot, id: string) => directory.holdersOf({ kind: 'position', id }),
  role: (directory: Snapshot, id: string) => directory.holdersOf({ kind: 'role', id }),
  group: (directory: Snapshot, id: string) => directory.holdersOf({ kind: 'group', id }),
  organize: holdersIn,
  company: holdersIn,
  department: holdersIn,
  /** The organization and all below it. */
  organizeTree: (directory: Snapshot, id: string) =>
    directory.subtreeOf(id).flatMap((one) => holdersIn(directory, one.id)),
}
type MemberKind = keyof typeof members

/** Parses a word of a range over people, such as `<id>--role`; without a kind it is a person. */
export function readMember(word: string): Readonly<{ id: string; kind: MemberKind | undefined }> {
  const cut = word.lastIndexOf('--')
  if (cut < 0) return { id: word, kind: 'user' }
  const kind = word.slice(cut + 2)
  return { id: word.slice(0, cut), kind: isMemberKind(kind) ? kind : undefined }
}

/** Returns the active people of a range in directory order, without duplicates. */
export function peopleIn(directory: Snapshot, person: string, range: readonly string[]): readonly Person[] {
  const own = organizationsIn(
    directory,
    person,
    range.filter((word) => Object.hasOwn(ownWords, word)),
  )
  const meant = new Set([
    ...own.flatMap(({ id }) => holdersIn(directory, id)),
    ...range.flatMap((word) => {
      const { id, kind } = readMember(word)
      return kind ? members[kind](directory, id) : []
    }),
  ])
  return [...directory.people.values()].filter(({ id, isEnabled }) => isEnabled && meant.has(id))
}

function holdersIn(directory: Snapshot, id: string): readonly string[] {
  return directory.holdersOf({ kind: 'department', id })
}

function isMemberKind(kind: string): kind is MemberKind {
  return Object.hasOwn(members, kind)
}
