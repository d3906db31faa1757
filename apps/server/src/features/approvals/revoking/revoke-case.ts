import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type CaseState, step } from '@signet/flow'
import { Refusal } from '@signet/std'
import { endRevocation, type Held, moveCase } from '../../../cases/apply-command.ts'
import { answerOf, type Moved } from '../../../cases/command-result.ts'
import type { Acting } from '../../../cases/context.ts'
import { answersTo, aroundOf, factsOf } from '../../../cases/decision-facts.ts'
import { columnsOf } from '../../../cases/store/case-columns.ts'
import { findCase, insertCase, stateOf } from '../../../cases/store/case-store.ts'
import { tellMove } from '../../../cases/telling/tell-move.ts'
import { serve } from '../../../http/serve.ts'

/**
 * The starter requests the revocation of their approved case. A separate case decides: it follows the same
 * flow version over the same record, which stays read-only.
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

type RevocationRequest = Readonly<{ caseId: string; starter: string; reason: string }>

async function beginRevocation(acting: Acting, held: Held, beginning: RevocationRequest): Promise<Moved> {
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

const hadEnded: ReadonlySet<CaseState['status']> = new Set(['approved', 'revoking', 'revoked', 'terminated'])

/** Returns the case that this one revokes, and the revocations of this one. */
export async function revocationView(tx: Reader, { id, status, revokes }: CaseState) {
  const original = revokes && (await findCase(tx, revokes.case))
  const title = original ? stateOf(original).title : ''
  return {
    revokes: revokes ? { caseId: revokes.case, title, reason: revokes.reason } : null,
    revocations: hadEnded.has(status) ? await revocationsOf(tx, id) : [],
  }
}

/** Returns the revocations of a case, newest first. */
function revocationsOf(tx: Reader, caseId: string) {
  return tx
    .selectFrom('flowCase')
    .where('revokes', '=', caseId)
    .where('deletedAt', 'is', null)
    .select(['id as caseId', 'title', 'status', 'launchedAt'])
    .orderBy('launchedAt', 'desc')
    .execute()
}
