import { organizationsIn, peopleIn, positionsIn, type Snapshot } from '../../people/directory/index.ts'
import type { Server } from '../../server.ts'
import type { Families, Family } from './family.ts'

type Rule = Readonly<{
  nameOf: (directory: Snapshot, id: string) => string | undefined
  /** The people or things of a range for a person. */
  among: (
    directory: Snapshot,
    person: string,
    range: readonly string[],
  ) => readonly Readonly<{ id: string }>[]
}>

const organization: Rule['among'] = organizationsIn
const rules = {
  people: { nameOf: ({ people }, id) => people.get(id)?.name, among: peopleIn },
  organizations: { nameOf: ({ organizations }, id) => organizations.get(id)?.name, among: organization },
  organizationPaths: { nameOf: pathOf, among: organization },
  positions: { nameOf: ({ posts }, id) => posts.get(id)?.name, among: positionsIn },
  roles: { nameOf: ({ roles }, id) => roles.get(id)?.name, among: rangeAsIds },
  groups: { nameOf: ({ groups }, id) => groups.get(id)?.name, among: rangeAsIds },
} satisfies Readonly<Record<string, Rule>>

type DirectoryServer = Pick<Server, 'directories'>

/** People and their organization units, all in memory. */
export const directoryFamilies: Families<DirectoryServer> = Object.fromEntries(
  Object.entries(rules).map(([name, rule]) => [name, familyBy(rule)]),
)

function familyBy({ nameOf, among }: Rule): Family<DirectoryServer> {
  return {
    names: async ({ actor, server }, { ids }) => {
      const directory = await server.directories.of(actor.tenant)
      return new Map(
        ids.flatMap((id) => {
          const name = nameOf(directory, id)
          return name === undefined ? [] : [[id, name] as const]
        }),
      )
    },
    offered: async ({ actor, server }, { ids, range }) => {
      const directory = await server.directories.of(actor.tenant)
      const there = ids.filter((id) => nameOf(directory, id) !== undefined)
      // Only a range that names people of other companies offers them. No id of another thing is that of a person.
      if (!range) return new Set(there.filter((id) => !directory.isExternal(id)))

      const inRange = new Set(among(directory, actor.personId, range).map(({ id }) => id))
      return new Set(there.filter((id) => inRange.has(id)))
    },
  }
}

function pathOf(directory: Snapshot, id: string): string | undefined {
  const path = directory.pathOf(id)
  return path.length === 0 ? undefined : path.map(({ name }) => name).join('/')
}

function rangeAsIds(_directory: Snapshot, _person: string, range: readonly string[]) {
  return range.map((id) => ({ id }))
}
