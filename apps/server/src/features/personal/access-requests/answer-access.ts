import { contract, type Endpoint, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { findPublishedFlow } from '../../../cases/design/design-store.ts'
import { type Call, serve } from '../../../http/serve.ts'
import { areasOf, isColleague, personRef } from '../../../people/directory/index.ts'
import { answerAccessRequests, requestsToAnswer } from '../../../people/rights/access-request-store.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { flowNameIn } from '../../../publication/index.ts'
import { addReader, findDocument } from '../../documents/index.ts'
import { addLauncher } from '../../flows/flow-design/index.ts'

type Answering = Pick<Call<Endpoint>, 'tx' | 'now' | 'actor' | 'server' | 'tell' | 'afterCommit' | 'caller'>
type AnsweredKind = 'document' | 'flow'
/** `id` is of the document or flow, `userId` of the person who asked. */
type AnsweredRequest = Readonly<{ kind: AnsweredKind; id: string; userId: string }>

export const listPendingAccess = serve(
  contract.accessRequests.pending,
  async ({ tx, now, actor, server }) => {
    const directory = await server.directories.of(actor.tenant)
    const { personId, isAdministrator } = actor
    const mayOpenFlows = areasOf(directory, personId).has('designs')
    const refer = personRef(directory)
    const rows = await requestsToAnswer(tx, { personId, isAdministrator, mayOpenFlows, now })
    return {
      list: rows.map(({ subjectId: id, personId: asker, ...row }) => ({ ...row, id, person: refer(asker) })),
    }
  },
)

export const grantAccess = serve(contract.accessRequests.grant, async (call) => {
  const { input } = call
  return { findings: await grantRequest(call, input, { reason: input.reason }) }
})

export const declineAccessRequest = serve(contract.accessRequests.decline, async (call) => {
  await declineRequest(call, call.input, call.input.reason)
  return null
})

type Terms = Readonly<{ reason?: string | undefined; expects?: string | undefined }>

/** Answers a request and lets the person in. Returns what the checks of the new version of a flow found. */
export async function grantRequest(call: Answering, asked: AnsweredRequest, terms: Terms): Promise<string[]> {
  await answer(call, asked, { outcome: 'granted' })
  return grants[asked.kind](call, { id: asked.id, personId: asked.userId, ...terms })
}

/**
 * Answers a request with a reason, which a flow demands: its refusal is `accessRequests.reasonMissing`. The notice names
 * nothing, since its reader may not know the name.
 */
export async function declineRequest(call: Answering, asked: AnsweredRequest, reason: string): Promise<void> {
  const { now, tell } = call
  const { kind, id, userId } = asked
  await answer(call, asked, { outcome: 'declined', answerReason: reason })
  if (kind === 'flow' && reason === '') throw new Refusal<RefusalCode>('accessRequests.reasonMissing')
  tell({
    topic: 'notice',
    body: {
      ...{ toPersonIds: [userId], kind: 'system', titleKey: `access-requests.notice.declined.${kind}` },
      body: reason,
      fact: `accessDeclined:${kind}:${id}:${userId}:${now}`,
    },
  })
}

type Outcome = Readonly<{ outcome: 'granted' | 'declined'; answerReason?: string }>

/** One refusal for what is not there, not theirs to answer, or answered already. */
async function answer(call: Answering, asked: AnsweredRequest, outcome: Outcome): Promise<void> {
  const { tx, now, actor } = call
  const { kind, id: subjectId, userId } = asked
  const answered =
    (await mayAnswer(call, asked)) &&
    (await answerAccessRequests(tx, {
      ...{ kind, subjectId, personIds: [userId] },
      ...outcome,
      ...{ by: actor.personId, now },
    }))
  if (!answered || answered.length === 0) throw new Refusal<RefusalCode>('accessRequests.notFound')
}

async function mayAnswer(
  { tx, actor, server }: Answering,
  { kind, id, userId }: AnsweredRequest,
): Promise<boolean> {
  const directory = await server.directories.of(actor.tenant)
  if (userId === actor.personId || !isColleague(directory, userId)) return false
  if (kind === 'flow') {
    const isTheirs = areasOf(directory, actor.personId).has('designs')
    return isTheirs && (await findPublishedFlow(tx, id)) !== undefined
  }
  const document = await findDocument(tx, id)
  return document?.ownerId === actor.personId && document.binnedAt === null
}

type Grant = (call: Answering, to: Terms & Readonly<{ id: string; personId: string }>) => Promise<string[]>

const grants: Readonly<Record<AnsweredKind, Grant>> = {
  document: async (call, { id, personId }) => {
    await addReader(call, { id, personId })
    return []
  },
  flow: async (call, { id, personId, ...terms }) => {
    const findings = await addLauncher(call, { flowId: id, personId, ...terms })
    const flow = await findPublishedFlow(call.tx, id)
    announcePermissions(call, [personId])
    call.tell({
      topic: 'notice',
      body: {
        toPersonIds: [personId],
        kind: 'system',
        titleKey: 'access-requests.notice.granted.flow',
        titleParams: { name: flow ? flowNameIn(call.caller.locale, flow) : '' },
        senderId: call.actor.personId,
        fact: `accessGranted:flow:${id}:${personId}:${call.now}`,
      },
    })
    return findings.map(({ message }) => message)
  },
}
