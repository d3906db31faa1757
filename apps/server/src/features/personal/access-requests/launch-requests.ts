import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { type ReadCall, serve } from '../../../http/serve.ts'
import { findPeople, isColleague, personRef } from '../../../people/directory/index.ts'
import { reachSight } from '../../../people/rights/reach-sight.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { previewLauncher } from '../../flows/flow-design/index.ts'
import { declineRequest, grantRequest } from './answer-access.ts'
import { findLaunchRequest, launchRequestRows } from './launch-request-store.ts'

export const listLaunchRequests = serve(contract.launchRequests.list, async (call) => {
  const { input, tx, actor, server } = call
  const { people } = await server.directories.of(actor.tenant)
  const { phone } = await reachSight(call)
  const named = input.keyword ? findPeople(people, input.keyword, phone).map(({ id }) => id) : []
  const { rows, total } = await launchRequestRows(tx, rangeOf(input), { ...input, named })
  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ askedAt: at, id }) => ({ at, id }),
    show: await launchRequestView(call),
  })
})

export const openLaunchRequest = serve(contract.launchRequests.open, async (call) => {
  const show = await launchRequestView(call)
  return show(await loadRequest(call))
})

export const previewLaunchRequest = serve(contract.launchRequests.preview, async (call) => {
  const { flowId, personId } = await loadRequest(call)
  return previewLauncher(call, { flowId, personId })
})

export const grantLaunchRequest = serve(contract.launchRequests.grant, async (call) => {
  const { reason, expects } = call.input
  await grantRequest(call, askedIn(await loadRequest(call)), { reason, expects })
  return null
})

export const declineLaunchRequest = serve(contract.launchRequests.decline, async (call) => {
  await declineRequest(call, askedIn(await loadRequest(call)), call.input.reason)
  return null
})

type Row = NonNullable<Awaited<ReturnType<typeof findLaunchRequest>>>

/** Refuses `accessRequests.notFound`. */
async function loadRequest({ tx, input }: Pick<ReadCall, 'tx'> & Readonly<{ input: { id: string } }>) {
  const row = await findLaunchRequest(tx, input.id)
  if (!row) throw new Refusal<RefusalCode>('accessRequests.notFound')
  return row
}

/** An answered request has the ids of an open one where the person asked again, so only an open one is answered. */
function askedIn({ flowId: id, personId: userId, outcome }: Row) {
  if (outcome !== null) throw new Refusal<RefusalCode>('accessRequests.notFound')
  return { kind: 'flow', id, userId } as const
}

async function launchRequestView({ actor, server, caller }: Pick<ReadCall, 'actor' | 'server' | 'caller'>) {
  const directory = await server.directories.of(actor.tenant)
  const refer = personRef(directory)
  return ({ id, flowId, personId, outcome, answeredBy, publishedVersionId, ...row }: Row) => ({
    id,
    flow: { id: flowId, name: flowNameIn(caller.locale, row) },
    person: refer(personId),
    reason: row.reason,
    askedAt: row.askedAt,
    expiresAt: row.expiresAt,
    state: outcome ?? ('open' as const),
    answeredBy: answeredBy === null ? null : refer(answeredBy),
    answeredAt: row.answeredAt,
    answer: row.answerReason,
    mayAnswer:
      outcome === null &&
      personId !== actor.personId &&
      publishedVersionId !== null &&
      isColleague(directory, personId),
  })
}
