import { contract, type PersonRef, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { z } from 'zod'
import { applyCommand } from '../../../cases/apply-command.ts'
import { verifyFiles } from '../../../cases/check-submitted-values.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { canReadCase, loadVisibleCase, type VisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { type Attachment, attachmentsById } from '../../../cases/store/file-store.ts'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { markedPersonRef } from '../../../people/directory/index.ts'
import { mayComment } from '../sharing/may-share.ts'
import { type CommentRow, commentRows, findComment, insertComment } from './comment-store.ts'

/** All who take part in a case may comment and mention its readers, who receive the text. */
export const addComment = serve(contract.approvals.comment, async (call) => {
  const { actor, input, tx, server, caller } = call
  const row = await commentOn(call, input)
  const say = server.words.t(caller.locale)
  const refer = markedPersonRef(await server.directories.of(actor.tenant), say)
  return commentView(row, { refer, files: await attachmentsById(tx, fileIdsOf(row)) })
})

type WrittenComment = Readonly<{
  caseId: string
  text: string
  attachments: readonly Readonly<{ fileId: string }>[]
  mentions: readonly string[]
  replyTo?: string | undefined
}>

/** Refuses as `addComment` does. */
export async function commentOn(context: WriteContext, written: WrittenComment): Promise<CommentRow> {
  const { actor, tx, now } = context
  const { caseId, text, replyTo } = written
  const seen = await loadVisibleCase(context, { caseId })
  if (!mayComment(seen, actor)) throw new Refusal<RefusalCode>('caseAccess.readOnly')
  const attachments = [...new Set(written.attachments.map(({ fileId }) => fileId))]
  await verifyFiles(context, attachments)

  const mentions = [...new Set(written.mentions)]
  await verifyMentioned(context, seen, mentions)
  const words = { text, attachments, ...(replyTo === undefined ? {} : { replyTo }) }
  const command = () => ({ type: 'comment' as const, by: actor.personId, mentions, ...words })
  const { events } = await applyCommand(context, { caseId, command })
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
  return row
}

async function verifyMentioned(
  context: WriteContext,
  seen: VisibleCase,
  mentions: readonly string[],
): Promise<void> {
  const { nameOf } = await context.server.directories.of(context.actor.tenant)
  for (const person of mentions)
    if (!(await canReadCase(context, seen, person)))
      throw new Refusal<RefusalCode>('approvals.mentionedNotInvolved', { name: nameOf(person) })
}

export const listComments = serve(contract.approvals.comments, async (call) => {
  const { actor, input, tx, server, caller } = call
  await loadVisibleCase(call, { caseId: input.caseId })
  const { rows, total } = await commentRows(tx, input.caseId, rangeOf(input))
  const say = server.words.t(caller.locale)
  const refer = markedPersonRef(await server.directories.of(actor.tenant), say)
  const files = await attachmentsById(tx, rows.flatMap(fileIdsOf))

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ at, id }) => ({ at, id }),
    show: (row) => commentView(row, { refer, files }),
  })
})

type CommentViewContext = Readonly<{
  refer: (person: string) => PersonRef
  files: ReadonlyMap<string, Attachment>
}>

function commentView(row: CommentRow, { refer, files }: CommentViewContext) {
  const { id, personId, at, text, answeredId, answeredPersonId, answeredText } = row
  return {
    id,
    by: refer(personId),
    at,
    text,
    attachments: fileIdsOf(row).flatMap((fileId) => files.get(fileId) ?? []),
    replyTo:
      answeredId === null
        ? null
        : { id: answeredId, by: refer(answeredPersonId ?? ''), text: answeredText ?? '' },
  }
}

function fileIdsOf({ attachments }: Pick<CommentRow, 'attachments'>): readonly string[] {
  return z.array(z.string()).parse(attachments)
}
