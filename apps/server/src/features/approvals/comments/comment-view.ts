import type { PersonRef } from '@signet/contract'
import { z } from 'zod'
import type { Attachment } from '../../../cases/store/file-store.ts'
import type { CommentRow } from './comment-store.ts'

type Echo = Readonly<{
  refer: (person: string) => PersonRef
  files: ReadonlyMap<string, Attachment>
}>

export function commentView(row: CommentRow, { refer, files }: Echo) {
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

export function fileIdsOf({ attachments }: Pick<CommentRow, 'attachments'>): readonly string[] {
  return z.array(z.string()).parse(attachments)
}
