import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { serve } from '../../http/serve.ts'
import { findNotice, markRead } from './notice-store.ts'
import { noticeRow } from './notice-view.ts'
import { tellOwnDevices } from './tell-own-devices.ts'

/** A GET that marks: reading is what the reader does. Done twice it changes nothing more. */
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

type Told = Readonly<{
  caseId: string | null
  taskId: string | null
  delegation: number | null
  schedule: unknown
  documents: readonly string[] | null
  body: string
  titleParams: unknown
}>

/**
 * A message about a case, a delegation, an entry of a calendar or documents says where it leads (spec section 3:
 * `operatorId` is the task, `taskId` the case, `commentId` the comment in it, `type` the list of delegations, or what
 * became of the entry); others are their text.
 */
function bodyTextOf({ caseId, taskId, delegation, schedule, documents, body, titleParams }: Told): string {
  if (schedule !== null) return JSON.stringify(schedule)
  if (documents !== null) return JSON.stringify({ documentIds: documents })
  if (delegation !== null) return JSON.stringify({ type: delegation, text: body })
  if (caseId === null) return body

  const { comment: commentId } = Said.parse(titleParams)
  return JSON.stringify({ taskId: caseId, operatorId: taskId ?? '', commentId, text: body })
}

/** What a title does not say but knows. */
const Said = z.object({ comment: z.string().optional() })
