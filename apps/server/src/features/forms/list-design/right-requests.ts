import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { type Call, type ReadCall, serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import {
  answerRightRequests,
  findListAudience,
  findOpenModel,
  modelNamesIn,
  openRightRequests,
  type RightRequest,
} from '../../../records/models/index.ts'
import { loadPublishedForm } from '../form-design/index.ts'

/** Leaves out those whose people got the right in another way. */
export const listRightRequests = serve(contract.listDesign.requests, async (call) => {
  const { id } = await loadPublishedForm(call.tx, call.input.id)
  const refer = personRef(await call.server.directories.of(call.actor.tenant))
  const { waiting } = await requestsOn(call, id)
  return {
    list: waiting.map(({ id, personId, wanted, reason, askedAt }) => ({
      ...{ id, right: wanted, reason, askedAt },
      person: refer(personId),
    })),
  }
})

export const declineRightRequest = serve(contract.listDesign.declineRequest, async (call) => {
  const { input, tx } = call
  const { id } = await loadPublishedForm(tx, input.id)
  const request = (await openRightRequests(tx, id)).find((one) => one.id === input.requestId)
  if (!request) throw new Refusal<RefusalCode>('design.notFound')
  await answer(call, { requests: [request], outcome: 'declined', reason: input.reason })
  return null
})

type Answering = Pick<
  Call<typeof contract.listDesign.saveGrant>,
  'tx' | 'actor' | 'now' | 'server' | 'caller' | 'tell'
>

/** Answers the requests of people who have now what they asked for, after permissions changed. */
export async function settleRightRequests(call: Answering, formId: string): Promise<void> {
  const { met } = await requestsOn(call, formId)
  await answer(call, { requests: met, outcome: 'granted', reason: '' })
}

type Asking = Pick<ReadCall, 'tx' | 'actor' | 'now' | 'server'>

/** The open requests on a list: those that its permissions meet, and those that wait. */
async function requestsOn({ tx, actor, now, server }: Asking, formId: string) {
  const requests = await openRightRequests(tx, formId)
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, formId)
  if (requests.length === 0 || !model) return { met: [], waiting: [] }

  const directory = await server.directories.of(actor.tenant)
  const people = [...new Set(requests.map(({ personId }) => personId))].filter(directory.isActive)
  const query = { tx, directory, people, context: { now, server } }
  const audience = await findListAudience(query, { formId, list: model.list })
  const isMet = ({ personId, wanted }: RightRequest) => audience[wanted].includes(personId)
  return {
    met: requests.filter(isMet),
    waiting: requests.filter((one) => !isMet(one) && people.includes(one.personId)),
  }
}

/** The requests are on one list. */
type Answer = Readonly<{
  requests: readonly RightRequest[]
  outcome: 'granted' | 'declined'
  reason: string
}>

/** Tells each person once, in their language, what became of their request. */
async function answer(
  { tx, actor, now, server, caller, tell }: Answering,
  { requests, outcome, reason }: Answer,
): Promise<void> {
  const [first] = requests
  if (!first) return
  const ids = requests.map(({ id }) => id)
  const answered = await answerRightRequests(tx, {
    ...{ ids, outcome },
    answeredBy: actor.personId,
    answeredAt: now,
  })
  const model = await findOpenModel({ tx, db: server.db, tenant: actor.tenant }, first.formId)
  const list = model ? modelNamesIn(caller.locale, model).name : ''
  for (const { id, personId, wanted } of requests.filter((one) => answered.includes(one.id)))
    tell({
      topic: 'notice',
      body: {
        toPersonIds: [personId],
        kind: 'system',
        titleKey: outcome === 'granted' ? 'rights-help.notice.granted' : 'rights-help.notice.declined',
        titleParams: { list, right: wanted },
        body: reason,
        senderId: actor.personId,
        fact: `rightAnswered:${id}`,
      },
    })
}
