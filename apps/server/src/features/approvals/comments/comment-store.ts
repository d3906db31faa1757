import { newestFirst, type Reader, type Tx, totalOf } from '@signet/db'
import type { PageRange } from '../../../http/page.ts'

type NewComment = Readonly<{
  id: string
  caseId: string
  personId: string
  at: string
  text: string
  attachments: readonly string[]
  replyTo: string | null
}>

export async function insertComment(tx: Tx, { attachments, ...comment }: NewComment): Promise<void> {
  await tx
    .insertInto('flowComment')
    .values({ ...comment, attachments: JSON.stringify(attachments) })
    .execute()
}

export function findComment(tx: Reader, id: string) {
  return comments(tx).where('comment.id', '=', id).executeTakeFirst()
}

/** Returns comments newest first, each with the comment it replies to. */
export async function commentRows(tx: Reader, caseId: string, range: PageRange) {
  const rows = await comments(tx)
    .where('comment.caseId', '=', caseId)
    .$call(newestFirst(range, { at: 'comment.at', id: 'comment.id' }))
    .execute()
  const total = await totalOf(tx, range, tx.selectFrom('flowComment').where('caseId', '=', caseId))
  return { rows, total }
}

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>

function comments(tx: Reader) {
  return tx
    .selectFrom('flowComment as comment')
    .leftJoin('flowComment as answered', 'answered.id', 'comment.replyTo')
    .select([
      'comment.id',
      'comment.personId',
      'comment.at',
      'comment.text',
      'comment.attachments',
      'answered.id as answeredId',
      'answered.personId as answeredPersonId',
      'answered.text as answeredText',
    ])
}
