import type { RefusalCode, SettingValues } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { ReadCall } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'

export type RuledCall = Pick<ReadCall, 'actor' | 'server'>
type Rules = SettingValues<'chats'>
export type People = readonly string[] | (() => Promise<readonly string[]>)

/** Refuses `chat.notByRule` with the first of some people to whom the acting person may not write. */
export async function refuseBeyondReach({ actor, server }: RuledCall, people: People): Promise<void> {
  const { tenant, personId } = actor
  const { reach, reachableGroups } = await server.settings.of(tenant, 'chats')
  const directory = await server.directories.of(tenant)
  const isNamed = isInGroups(directory, reachableGroups)
  const isFree = (person: string) => isNamed(person) || directory.isExternal(person)
  if (reach === 'everybody' || isFree(personId)) return

  const isTooFar = (other: string) =>
    other !== personId &&
    directory.isActive(other) &&
    !isFree(other) &&
    !isNear[reach](directory, personId, other)
  const beyond = (typeof people === 'function' ? await people() : people).find(isTooFar)
  if (beyond !== undefined)
    throw new Refusal<RefusalCode>('chat.notByRule', { name: directory.nameOf(beyond) })
}

const isNear: Readonly<
  Record<Exclude<Rules['reach'], 'everybody'>, (directory: Snapshot, one: string, other: string) => boolean>
> = {
  sameCompany: ({ companyOf }, one, other) =>
    companyOf(one) !== undefined && companyOf(one) === companyOf(other),
  sameBranch: (directory, one, other) => isUnder(directory, one, other) || isUnder(directory, other, one),
}

/** Whether a person is in the department of another or below it, or has the other as a superior. */
function isUnder({ departmentOf, pathOf, managerOf }: Snapshot, one: string, other: string): boolean {
  for (let level = 1, above = managerOf(one, level); above !== undefined; above = managerOf(one, ++level)) {
    if (above === other) return true
    if (level === mostLevels) break
  }
  const upper = departmentOf(other)
  return upper !== undefined && pathOf(departmentOf(one) ?? '').some(({ id }) => id === upper)
}

/** Superiors are followed so far up; circles of managers end here too. */
const mostLevels = 20

function isInGroups(directory: Snapshot, groups: readonly string[]): (personId: string) => boolean {
  const people = new Set(groups.flatMap((id) => directory.holdersOf({ kind: 'group', id })))
  return (personId) => people.has(personId)
}

/** Whether a person is in one of some groups. */
export async function isAmong({ actor, server }: RuledCall, groups: readonly string[]): Promise<boolean> {
  return isInGroups(await server.directories.of(actor.tenant), groups)(actor.personId)
}
