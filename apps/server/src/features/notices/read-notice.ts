import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { serve } from '../../http/serve.ts'
import { findNotice, markRead } from './notice-store.ts'
import { noticeRow } from './notice-view.ts'
import { tellOwnDevices } from './tell-own-devices.ts'

/** A GET that marks as read; idempotent. */
export const readNotice = serve(contract.notices.read, async ({ input, actor, caller, tx, now, server }) => {
  const { personId, tenant } = actor
  const stored = await findNotice(tx, personId, input.id)
  if (!stored) throw new Refusal<RefusalCode>('notices.notFound')

  if (stored.readAt === null) {
    const { push } = await server.db
      .tenant(tenant)
      .transaction()
      .execute(async (own) => {
        await markRead(own, { personId, id: stored.id, now })
        return tellOwnDevices(own, server, actor)
      })
    push()
  }
  const directory = await server.directories.of(tenant)
  const row = noticeRow(server.words.t(caller.locale), directory, { ...stored, readAt: stored.readAt ?? now })

  return { ...row, bodyText: bodyTextOf(stored) }
})

type NoticeLink = Readonly<{
  caseId: string | null
  taskId: string | null
  delegation: number | null
  schedule: unknown
  documents: readonly string[] | null
  body: string
  titleParams: unknown
}>

/**
 * Returns the link of a notice as JSON (spec section 3: `operatorId` is the task, `taskId` the case,
 * `commentId` the comment, `type` the list of delegations or the change of the entry); others return their
 * text.
 */
function bodyTextOf({
  caseId,
  taskId,
  delegation,
  schedule,
  documents,
  body,
  titleParams,
}: NoticeLink): string {
  if (schedule !== null) return JSON.stringify(schedule)
  if (documents !== null) return JSON.stringify({ documentIds: documents })
  if (delegation !== null) return JSON.stringify({ type: delegation, text: body })
  if (caseId === null) return body

  const { comment: commentId } = Said.parse(titleParams)
  return JSON.stringify({ taskId: caseId, operatorId: taskId ?? '', commentId, text: body })
}

/** Parameters that the title does not show. */
const Said = z.object({ comment: z.string().optional() })
