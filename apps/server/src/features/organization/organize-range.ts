import type { Organization, Snapshot } from '../../directory/index.ts'
import type { Actor } from '../../http/actor.ts'

type Rule = (directory: Snapshot, actor: Actor) => readonly Organization[]

/** Words that a range may hold instead of an id: they mean something else for each reader. */
const variables: Readonly<Record<string, Rule>> = {
  '@currentOrg': (directory, { personId }) => {
    const own = directory.organizations.get(directory.departmentOf(personId) ?? '')
    return own ? [own] : []
  },
  '@currentOrgAndSubOrg': (directory, { personId }) =>
    directory.subtreeOf(directory.departmentOf(personId) ?? ''),
}

/** The organizations that a custom range means for this person, each once, in the order of the range. */
export function organizeRange(
  directory: Snapshot,
  actor: Actor,
  ids: readonly string[],
): readonly Organization[] {
  const meant = ids.flatMap((id) => {
    if (Object.hasOwn(variables, id)) return variables[id]?.(directory, actor) ?? []
    return directory.organizations.get(id) ?? []
  })
  return [...new Set(meant)]
}
