import { contract, type HandlerOutput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { startOfDay } from '../../../clock/local-days.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import {
  type Administration,
  administrationOf,
  orgNameTree,
  type Post,
  personMatcher,
  personRef,
  type SeesPhone,
  type Snapshot,
} from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { refuseExternals } from '../../../people/rights/refuse-externals.ts'
import { refuseOutside } from '../../../people/rights/refuse-outside.ts'
import { announce, passDay } from './pass-days.ts'
import {
  countSecondments,
  findOverlapping,
  holdsPost,
  insertSecondment,
  lockSecondment,
  markCancelled,
  markEnded,
  type StoredSecondment,
  selectSecondments,
} from './secondment-store.ts'

type View = HandlerOutput<typeof contract.secondments.plan>

export const listSecondments = serve(contract.secondments.list, async (call) => {
  const { input, actor, tx, server } = call
  const { state, keyword = '', personId, organizeId } = input
  const directory = await server.directories.of(actor.tenant)
  const own = administrationOf(directory, actor.personId)
  const seesPhone = (await reachSight(call)).phone
  const people = peopleAsked(directory, own, { keyword, personId, organizeId, seesPhone })
  const query = { state, people, organizationId: organizeId }
  return toPage(await selectSecondments(tx, query, rangeOf(input)), {
    request: input,
    total: await countSecondments(tx, query, rangeOf(input)),
    placeOf: ({ plannedAt, id }) => ({ at: plannedAt, id }),
    show: viewIn(directory),
  })
})

type Asked = Readonly<{ keyword: string; personId: string; organizeId: string; seesPhone: SeesPhone }>

/** Who is asked about; everybody if undefined. In a department of their part, administrators see people from elsewhere. */
function peopleAsked(
  { people }: Snapshot,
  own: Administration,
  { keyword, personId, organizeId, seesPhone }: Asked,
): readonly string[] | undefined {
  const seesAll = own.isEverything || (organizeId !== '' && own.hasUnit('people', organizeId))
  if (seesAll && keyword === '' && personId === '') return undefined
  const matches = personMatcher(keyword, seesPhone)
  return [...people.values()].flatMap((person) => {
    const isAsked = (personId === '' || person.id === personId) && matches(person)
    return isAsked && (seesAll || own.hasPerson('people', person.id)) ? [person.id] : []
  })
}

/** A secondment whose day has come begins in the same transaction. */
export const planSecondment = serve(contract.secondments.plan, async (call) => {
  const { input, actor, tx, now, server } = call
  const { personId, positionId: postId, firstDay, lastDay, reason } = input
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const directory = await server.directories.of(actor.tenant)
  const post = postIn(directory, postId)
  await refuseOutside(call, 'people', { people: [personId], units: [post.organizationId] })
  refuseInactive(directory, personId)
  if (lastDay < firstDay || lastDay < server.directories.today())
    throw new Refusal<RefusalCode>('secondments.daysWrong')
  if (await holdsPost(tx, { personId, postId }))
    throw new Refusal<RefusalCode>('secondments.holdsPost', { name: post.name })
  const other = await findOverlapping(tx, { ...input, organizationId: post.organizationId })
  if (other)
    throw new Refusal<RefusalCode>('secondments.overlaps', { from: other.firstDay, to: other.lastDay })

  const id = server.newId()
  const dueAt = startOfDay(firstDay, server.timeZone)
  const row = { id, personId, postId, firstDay, lastDay, reason, plannedBy: actor.personId, plannedAt: now }
  await insertSecondment(tx, { ...row, dueAt })
  const planned: StoredSecondment = {
    ...row,
    state: 'planned',
    homePostId: null,
    givesPost: true,
    ...withPost,
  }
  await passDay(call, planned)
  return viewIn(directory)((await lockSecondment(tx, id)) ?? planned)
})

const withPost = { gonePost: null, goneOrganizationId: null }

function postIn({ posts }: Snapshot, id: string): Post {
  const post = posts.get(id)
  if (!post) throw new Refusal<RefusalCode>('organization.notFound')
  if (post.isClosed) throw new Refusal<RefusalCode>('organization.closed', { name: post.name })
  return post
}

function refuseInactive(directory: Snapshot, id: string): void {
  const person = directory.people.get(id)
  if (!person) throw new Refusal<RefusalCode>('organization.notFound')
  if (!person.isEnabled) throw new Refusal<RefusalCode>('staffChanges.notActive', { name: person.name })
  refuseExternals(directory, [id])
}

export const endSecondment = serve(contract.secondments.end, async (call) => {
  const { input, actor, tx, server } = call
  await server.directories.changed({ ...call, tenant: actor.tenant })
  const secondment = await lockSecondment(tx, input.id)
  if (!secondment) throw new Refusal<RefusalCode>('secondments.notFound')
  await refuseOutside(call, 'people', { people: [secondment.personId] })
  if (secondment.state === 'planned') await markCancelled(tx, secondment.id)
  else if (secondment.state === 'running') {
    await markEnded(tx, secondment, server.directories.today())
    await announce(call, secondment, 'ended')
  } else throw new Refusal<RefusalCode>('secondments.over')
  return null
})

function viewIn(directory: Snapshot): (secondment: StoredSecondment) => View {
  const refer = personRef(directory)
  return ({ id, personId, postId, firstDay, lastDay, state, reason, plannedBy, ...gone }) => {
    const post = directory.posts.get(postId)
    const organizationId = post?.organizationId ?? gone.goneOrganizationId
    return {
      ...{ id, firstDay, lastDay, state, reason },
      person: refer(personId),
      position: { id: postId, name: post?.name ?? gone.gonePost ?? '' },
      department: organizationId === null ? '' : orgNameTree(directory, organizationId),
      plannedBy: refer(plannedBy),
    }
  }
}
