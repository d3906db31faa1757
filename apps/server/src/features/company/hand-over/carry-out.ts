import { contract, type HandOverResult, type RefusalCode } from '@signet/contract'
import type { FlowCommandOf } from '@signet/flow'
import { Refusal } from '@signet/std'
import { applyCommand } from '../../../cases/apply-command.ts'
import { applyToEachCase } from '../../../cases/apply-task-command.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { recordSource } from '../../../cases/design/compiled-design.ts'
import { updateDepartment } from '../../../cases/store/case-store.ts'
import { titleIn } from '../../../cases/store/case-translations.ts'
import type { BatchCall } from '../../../http/row-of-many.ts'
import { serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { requireFreshPerson } from '../../../people/sessions/index.ts'
import { changeRecordAuthor } from '../../../records/record-store/index.ts'
import { endDelegationsWith } from '../delegations/index.ts'
import { casesToHandOver } from './in-hand-store.ts'
import { assertPersonExists } from './preview-hand-over.ts'

const mostCases = 300

/**
 * Hands over everything in one transaction, drafts too. Cases are locked in the order of their ids, so that
 * a second administrator waits and sees the result; delegations end last.
 */
export const handOverEverything = serve(contract.handOver.carryOut, async (call) => {
  await requireFreshPerson(call)
  const { input, actor, server } = call
  const { personId: from, toUserId: to, opinion } = input
  checkPeople(await server.directories.of(actor.tenant), { from, to })
  const handedOver = await handCasesOver(call, { from, to, opinion }, mostCases)
  return { ...handedOver, delegationsEnded: await endDelegationsWith(call, from) }
})

/**
 * Hands over the cases in which a person has open tasks, and drafts, at most `most` of them. A refused case stays and
 * says why; the others move.
 */
export async function handCasesOver(
  call: WriteContext & BatchCall,
  request: HandOverCommand,
  most: number,
): Promise<Pick<HandOverResult, 'results' | 'left'>> {
  const cases = await casesToHandOver(call.tx, request.from)
  const now = cases.slice(0, most)
  const byId = new Map(now.map((one) => [one.id, one]))
  const results = await applyToEachCase(call, [...byId.keys()], (row, caseId) =>
    handCaseOver(row, caseId, request),
  )
  return {
    results: results.map((result) => {
      const one = byId.get(result.caseId)
      const title = one ? titleIn(call.caller.locale, one) : ''
      return { ...result, title, isDraft: one?.isDraft ?? false }
    }),
    left: cases.length - now.length,
  }
}

function checkPeople(directory: Snapshot, { from, to }: Readonly<{ from: string; to: string }>): void {
  assertPersonExists(directory, from)
  if (from === to) throw new Refusal<RefusalCode>('flow.chosenSelf')
  if (!directory.isActive(to))
    throw new Refusal<RefusalCode>('flow.chosenInactive', { name: directory.nameOf(to) })
}

type HandOverCommand = Omit<FlowCommandOf<'handOver'>, 'type' | 'by'>

/**
 * Moves everything one person has in a case to another; a draft moves with its record and its authorship.
 */
async function handCaseOver(context: WriteContext, caseId: string, request: HandOverCommand): Promise<void> {
  const { tx, actor, server } = context
  const command = { type: 'handOver', by: actor.personId, ...request } as const
  const { events, design, recordId } = await applyCommand(context, { caseId, command: () => command })
  if (!events.some(({ type }) => type === 'draftHandedOver')) return

  const directory = await server.directories.of(actor.tenant)
  const organizationId = directory.departmentOf(request.to) ?? null
  const postId = directory.people.get(request.to)?.majorPostId ?? null
  await updateDepartment(tx, caseId, organizationId)
  await changeRecordAuthor(recordSource(context, design), {
    recordId,
    to: request.to,
    organizationId,
    postId,
  })
}
