import type { FlowCommandOf } from '@signet/flow'
import { passRecordOn } from '../records/record-store/index.ts'
import type { Acting } from './acting.ts'
import { recordPlace } from './design/design-of.ts'
import { moveCase } from './move-case.ts'
import { updateDepartment } from './store/case-store.ts'

type HandOver = Omit<FlowCommandOf<'handOver'>, 'type' | 'by'>

/**
 * Moves everything one person has in a case to another; a draft moves with its record and its authorship.
 */
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
