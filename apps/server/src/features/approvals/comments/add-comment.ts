import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import type { Acting } from '../../../cases/acting.ts'
import { moveCase } from '../../../cases/move-case.ts'
import { canReadCase, loadVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { attachmentsById } from '../../../cases/store/file-store.ts'
import { verifyFiles } from '../../../cases/verify-references.ts'
import { serve } from '../../../http/serve.ts'
import { personRef } from '../../../people/directory/index.ts'
import { findComment, insertComment } from './comment-store.ts'
import { commentView, fileIdsOf } from './comment-view.ts'

/** Any reader of a case may comment and mention other readers, who receive the text. */
export const addComment = serve(contract.approvals.comment, async (call) => {
  const { actor, input, tx, now, server } = call
  const { caseId, text, replyTo } = input
  const seen = await loadVisibleCase(call, { caseId })
  const attachments = [...new Set(input.attachments.map(({ fileId }) => fileId))]
  await verifyFiles(call, attachments)

  const mentions = [...new Set(input.mentions)]
  await verifyMentioned(call, seen, mentions)
  const words = { text, attachments, ...(replyTo === undefined ? {} : { replyTo }) }
  const command = () => ({ type: 'comment' as const, by: actor.personId, mentions, ...words })
  const { events } = await moveCase(call, { caseId, command })
  const id = events.flatMap((event) => (event.type === 'commented' ? [event.comment] : []))[0]
  if (id === undefined) throw new Error('A comment without an event')

  await insertComment(tx, {
    id,
    caseId,
    personId: actor.personId,
    at: now,
    ...words,
    replyTo: replyTo ?? null,
  })
  const row = await findComment(tx, id)
  if (!row) throw new Error('A comment that was not kept')
  const refer = personRef(await server.directories.of(actor.tenant))
  return commentView(row, { refer, files: await attachmentsById(tx, fileIdsOf(row)) })
})

async function verifyMentioned(
  acting: Acting,
  seen: VisibleCase,
  mentions: readonly string[],
): Promise<void> {
  const { nameOf } = await acting.server.directories.of(acting.actor.tenant)
  for (const person of mentions)
    if (!(await canReadCase(acting, seen, person)))
      throw new Refusal<RefusalCode>('approvals.mentionedNotInvolved', { name: nameOf(person) })
}
