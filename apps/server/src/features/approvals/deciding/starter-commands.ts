import { contract } from '@signet/contract'
import { applyCommand } from '../../../cases/apply-command.ts'
import { commandAnswer } from '../../../cases/command-result.ts'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { deleteCase } from '../../../cases/store/case-store.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { removeRecord, voidNumbers } from '../../../records/record-store/index.ts'

export const recallCase = serve(contract.approvals.recall, async (call) => {
  const { caseId, opinion } = call.input
  const command = () => ({ type: 'recall' as const, by: call.actor.personId, opinion })

  return commandAnswer(await applyCommand(call, { caseId, command }))
})

export const withdrawCase = serve(contract.approvals.withdraw, async (call) => {
  const { caseId, opinion } = call.input
  const command = () => ({ type: 'withdraw' as const, by: call.actor.personId, opinion })

  return commandAnswer(await applyCommand(call, { caseId, command }))
})

/**
 * Deletes a draft with its record; a case that was once launched only leaves the starter's list, since
 * others still list it.
 */
export const deleteDraft = serve(contract.approvals.remove, async (call) => {
  const { caseId } = call.input
  const command = () => ({ type: 'deleteDraft' as const, by: call.actor.personId })
  const { after, design, recordId } = await applyCommand(call, { caseId, command })
  if (after.launchedAt !== undefined) return null

  await deleteCase(call.tx, caseId)
  await removeRecord(recordSource(call, design), recordId)
  const { tx, actor, now } = call
  await voidNumbers(tx, { recordId, by: actor.personId, now, reason: 'caseDeleted' })
  return null
})

export const remindHolders = serve(contract.approvals.urge, async (call) => {
  const { actor, input, server } = call
  const command = () => ({ type: 'urge' as const, by: actor.personId })
  const { after, events } = await applyCommand(call, { caseId: input.caseId, command })

  const urged = new Set(events.flatMap((event) => (event.type === 'urged' ? event.tasks : [])))
  const people = new Set(after.tasks.filter(({ id }) => urged.has(id)).map(({ person }) => person))
  const directory = await server.directories.of(actor.tenant)
  return { reminded: [...people].map(personRef(directory)) }
})
