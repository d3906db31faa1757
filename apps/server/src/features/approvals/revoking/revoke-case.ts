import { contract, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type CaseState, lastChoices, step } from '@signet/flow'
import { Refusal } from '@signet/std'
import { applyCommand, endRevocation, type LockedCase } from '../../../cases/apply-command.ts'
import { type CommandResult, commandAnswer } from '../../../cases/command-result.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { askDataInterfaces, decisionFacts, formulaContext } from '../../../cases/decision-facts.ts'
import { columnsOf } from '../../../cases/store/case-columns.ts'
import { findCase, insertCase, stateOf } from '../../../cases/store/case-store.ts'
import { loadChain } from '../../../cases/store/event-store.ts'
import { announceChange } from '../../../cases/telling/announce-change.ts'
import { serve } from '../../../http/serve.ts'

/**
 * The starter requests the revocation of their approved case. A separate case decides: it follows the same
 * flow version over the same record, which stays read-only.
 */
export const revokeCase = serve(contract.approvals.revoke, async (call) => {
  const { caseId, opinion } = call.input
  const revocation = call.server.newId()
  let locked: LockedCase | undefined
  const { after: original } = await applyCommand(call, {
    caseId,
    command: (now) => {
      locked = now
      return { type: 'revoke', by: call.actor.personId, revocation, opinion }
    },
  })
  if (!locked) throw new Refusal<RefusalCode>('approvals.caseNotFound')

  return commandAnswer(
    await beginRevocation(call, locked, { caseId: revocation, starter: original.starter, reason: opinion }),
  )
})

type RevocationRequest = Readonly<{ caseId: string; starter: string; reason: string }>

async function beginRevocation(
  context: WriteContext,
  locked: LockedCase,
  request: RevocationRequest,
): Promise<CommandResult> {
  const { tx, actor, server, caller } = context
  const { stored, design, directory, record: values } = locked
  const { caseId, starter, reason } = request
  const title = server.words.t(caller.locale)('approvals.revocationOf', { title: locked.state.title })
  const { rows } = await loadChain(tx, stored.id)
  const choices = lastChoices(rows.map(({ event }) => event))
  const revokes = { case: stored.id, reason, title, choices }
  const { flowVersionId, flowId } = design
  const command = {
    type: 'launch',
    by: actor.personId,
    caseId,
    flowVersionId,
    for: starter,
    revokes,
  } as const

  const formContext = formulaContext(context, directory, starter)
  const answers = await askDataInterfaces(context, design.flow, values)
  const facts = decisionFacts(context, { values, directory, formulaContext: formContext, answers })
  const { events, state: after } = step(design.flow, null, command, facts)

  const columns = columnsOf({ ...design, values, before: null, lastHash: null, events, after })
  const departmentId = directory.departmentOf(starter) ?? null
  await insertCase(tx, { flowId, recordId: stored.recordId, departmentId }, columns)
  const result = { design, recordId: stored.recordId, before: null, after, events, ignored: [] }
  await announceChange(context, { directory, flowId, by: actor.personId, values, hasWebhooks: true }, result)
  await endRevocation(context, result)
  return result
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
