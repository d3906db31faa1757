import { contract, type RefusalCode } from '@signet/contract'
import { step } from '@signet/flow'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import type { Acting } from '../case/acting.ts'
import { answerOf } from '../case/answer.ts'
import { answersTo } from '../case/answers-to.ts'
import { columnsOf } from '../case/case-columns.ts'
import { insertCase } from '../case/case-store.ts'
import { endRevocation, type Held, moveCase } from '../case/move-case.ts'
import type { Moved } from '../case/moved.ts'
import { aroundOf, factsOf } from '../case/surroundings.ts'
import { tellMove } from '../telling/tell-move.ts'

/**
 * The starter asks for the revocation of his approved case. A case of its own decides about it: it walks the nodes of the
 * same flow version over the same record, which nobody may change by it.
 */
export const revokeCase = serve(contract.approvals.revoke, async (call) => {
  const { caseId, opinion } = call.input
  const revocation = call.server.newId()
  let held: Held | undefined
  const { after: original } = await moveCase(call, {
    caseId,
    command: (now) => {
      held = now
      return { type: 'revoke', by: call.actor.personId, revocation, opinion }
    },
  })
  if (!held) throw new Refusal<RefusalCode>('approvals.caseNotFound')

  return answerOf(
    await beginRevocation(call, held, { caseId: revocation, starter: original.starter, reason: opinion }),
  )
})

type Beginning = Readonly<{ caseId: string; starter: string; reason: string }>

async function beginRevocation(acting: Acting, held: Held, beginning: Beginning): Promise<Moved> {
  const { tx, actor, server, caller } = acting
  const { stored, design, directory, record: values } = held
  const { caseId, starter, reason } = beginning
  const title = server.words.t(caller.locale)('approvals.revocationOf', { title: held.state.title })
  const revokes = { case: stored.id, reason, title }
  const { flowVersionId, flowId } = design
  const command = {
    type: 'launch',
    by: actor.personId,
    caseId,
    flowVersionId,
    for: starter,
    revokes,
  } as const

  const around = aroundOf(acting, directory, starter)
  const answers = await answersTo(acting, design.flow, values)
  const facts = factsOf(acting, { values, directory, around, answers })
  const { events, state: after } = step(design.flow, null, command, facts)

  const columns = columnsOf({ ...design, values, before: null, lastHash: null, events, after })
  const departmentId = directory.departmentOf(starter) ?? null
  await insertCase(tx, { flowId, recordId: stored.recordId, departmentId }, columns)
  const moved = { design, recordId: stored.recordId, before: null, after, events, ignored: [] }
  await tellMove(acting, { directory, flowId, by: actor.personId, values }, moved)
  await endRevocation(acting, moved)
  return moved
}
