import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type ReadCall, type Route, serve } from '../../../http/serve.ts'
import { changedMembers, type Imagined, personRef } from '../../../people/directory/index.ts'
import { refuseOutside, unitsOfChange } from '../../../people/rights/refuse-outside.ts'
import { type CircleTable, findDesignsNaming, loadCircle, refuseByRule } from '../organization/index.ts'
import { type HoldersThen, rightsOfPeople, type Target } from './rights-of-people.ts'

type PreviewCall = typeof contract.roles.previewMembers | typeof contract.groups.previewMembers
type Changes = HandlerOutput<PreviewCall>
type Right = Changes['list'][number]['gains'][number]

const mostShown = 50

/** Compares the rights of those who are added or removed; no one else's depend on these members. */
export function previewMembers(endpoint: PreviewCall, table: CircleTable): Route {
  return serve(endpoint, async (call) => {
    const { input, actor, tx, server } = call
    const { id, add, remove } = input
    await refuseOutside(call, 'roles', { circles: [id], people: [...add, ...remove] })
    refuseByRule(await loadCircle(tx, table, { id }))
    const members = table === 'role' ? 'roleMembers' : 'groupMembers'
    const imagined = await server.directories.imagine(actor.tenant, (rows) => ({
      rows: { [members]: changedMembers(rows[members], { setId: id, add, remove }) },
      people: [...add, ...remove],
    }))
    const people = [...new Set([...add, ...remove])].filter((person) => imagined.now.people.has(person))
    return {
      ...(await compareRights(call, imagined, people)),
      usedBy: [...(await findDesignsNaming(tx, id))],
    }
  })
}

/** What the person would gain and lose with other posts. */
export const previewPosts = serve(contract.people.previewPosts, async (call) => {
  const { input, actor, server } = call
  const { id, positionIds } = input
  const directory = await server.directories.of(actor.tenant)
  if (!directory.people.has(id) || positionIds.some((post) => !directory.posts.has(post)))
    throw new Refusal<RefusalCode>('organization.notFound')
  await refuseOutside(call, 'people', { people: [id], units: unitsOfChange(directory, id, positionIds) })
  const imagined = await server.directories.imagine(actor.tenant, ({ people, postHolders }) => ({
    rows: {
      people: people.map((one) => (one.id === id ? { ...one, majorPostId: positionIds[0] ?? null } : one)),
      postHolders: [
        ...postHolders.filter(({ personId }) => personId !== id),
        ...positionIds.map((setId) => ({ setId, personId: id })),
      ],
    },
    people: [id],
  }))
  const changes = await compareRights(call, imagined, [id])
  return { ...changes, usedBy: [] }
})

/** Compares the rights of these people now with those that they would have in the next organization. */
export async function compareRights(
  call: ReadCall,
  { now, next }: Imagined,
  people: readonly string[],
  holdersThen?: HoldersThen,
): Promise<Omit<Changes, 'usedBy'>> {
  const before = await rightsOfPeople(call, now, people)
  const after = await rightsOfPeople(call, next, people, holdersThen)
  const refer = personRef(now)
  const list = people
    .map((person) => ({
      person: refer(person),
      gains: rightsOnlyIn(after, before, person),
      loses: rightsOnlyIn(before, after, person),
    }))
    .filter(({ gains, loses }) => gains.length + loses.length > 0)
  return { changed: list.length, list: list.slice(0, mostShown) }
}

/** The rights that a person has in the first of two lists of the same targets and not in the second. */
function rightsOnlyIn(one: readonly Target[], other: readonly Target[], person: string): Right[] {
  return one.flatMap(({ kind, id, name, holders }, at) => {
    const theirs = other[at]?.holders
    const rights = [...holders.keys()].filter(
      (right) => holders.get(right)?.has(person) && !theirs?.get(right)?.has(person),
    )
    return rights.length === 0 ? [] : [{ kind, id, name, rights }]
  })
}
