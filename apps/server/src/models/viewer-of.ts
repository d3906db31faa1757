import type { Variable, Viewer } from '@signet/list'
import { aroundOf, type Snapshot } from '../directory/index.ts'
import type { Actor } from '../http/actor.ts'
import type { Server } from '../server.ts'

type Looking = Readonly<{ actor: Actor; now: string; server: Pick<Server, 'timeZone'> }>

/** Who looks, as the rules of lists ask for it. A person stands where the major post is. */
export function viewerOf(directory: Snapshot, { actor, now, server }: Looking): Viewer {
  const { personId, isAdministrator } = actor
  const { timeZone } = server
  return {
    isAdministrator,
    around: aroundOf(directory, { personId, now, timeZone }),
    idsOf: (variable) => ids[variable](directory, personId),
  }
}

type Ids = (directory: Snapshot, person: string) => readonly string[]

const ids: Readonly<Record<Variable, Ids>> = {
  me: (_, person) => [person],
  meAndSubordinates: (directory, person) => [person, ...below(directory, person)],
  department: (directory, person) => listed(directory.departmentOf(person)),
  departmentAndBelow: (directory, person) => subtree(directory, directory.departmentOf(person)),
  organizationAndBelow: (directory, person) => subtree(directory, companyOf(directory, person)),
  position: (directory, person) => listed(directory.people.get(person)?.majorPostId),
}

function listed(id: string | null | undefined): readonly string[] {
  return id === null || id === undefined ? [] : [id]
}

function subtree(directory: Snapshot, organization: string | undefined): readonly string[] {
  return organization === undefined ? [] : directory.subtreeOf(organization).map(({ id }) => id)
}

/** The nearest company from the own department upwards. */
function companyOf(directory: Snapshot, person: string): string | undefined {
  const path = directory.pathOf(directory.departmentOf(person) ?? '')
  return path.findLast(({ category }) => category === 'company')?.id ?? path[0]?.id
}

/** Everybody led by this person, directly or through others. */
function below(directory: Snapshot, person: string): readonly string[] {
  const found = new Set<string>()
  const waiting = [person]
  for (let leader = waiting.pop(); leader !== undefined; leader = waiting.pop()) {
    for (const { id } of directory.ledBy(leader)) {
      if (id === person || found.has(id)) continue
      found.add(id)
      waiting.push(id)
    }
  }
  return [...found]
}
