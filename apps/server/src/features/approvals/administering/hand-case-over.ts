import type { FlowCommandOf } from '@signet/flow'
import { passRecordOn } from '../../../record-store/index.ts'
import type { Acting } from '../case/acting.ts'
import { updateDepartment } from '../case/case-store.ts'
import { moveCase } from '../case/move-case.ts'
import { recordPlace } from '../case/record-place.ts'

type HandOver = Omit<FlowCommandOf<'handOver'>, 'type' | 'by'>

/** What one person has in a case goes to another one; a draft with its record, as if that one had begun it. */
export async function handCaseOver(acting: Acting, caseId: string, wish: HandOver): Promise<void> {
  const { tx, actor, server } = acting
  const command = { type: 'handOver', by: actor.personId, ...wish } as const
  const { events, design, recordId } = await moveCase(acting, { caseId, command: () => command })
  if (!events.some(({ type }) => type === 'draftHandedOver')) return

  const directory = await server.directories.of(actor.tenant)
  const organizationId = directory.departmentOf(wish.to) ?? null
  const postId = directory.people.get(wish.to)?.majorPostId ?? null
  await updateDepartment(tx, caseId, organizationId)
  await passRecordOn(recordPlace(acting, design), { recordId, to: wish.to, organizationId, postId })
}
