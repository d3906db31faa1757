import type { RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Snapshot } from '../../../people/directory/index.ts'
import { createTurns } from '../../../workers/turns.ts'
import { uniqueNames } from '../../files/index.ts'
import { Content } from '../chat/index.ts'
import { type ExportRow, exportedConversations, membersIn, messagesIn } from './export-store.ts'

type Making = Readonly<{ directory: Snapshot; tx: Tx }>

/** What one file may hold; a longer period is exported in parts. */
const most = { messages: 50_000, bytes: 256 * 1024 * 1024 }
const atOnce = 1000

/** A person as a file names them. */
export const nameIn = (directory: Snapshot) => (id: string) => ({ id, name: directory.nameOf(id) })

export type Talk = Awaited<ReturnType<typeof loadTalks>>[number]

/** Loads the conversations of an export with their messages. Refuses `chatExports.tooLarge`. */
export async function loadTalks(making: Making, row: ExportRow) {
  const { directory, tx } = making
  const refer = nameIn(directory)
  const left = { messages: most.messages, bytes: most.bytes }
  const talks = []
  for (const { id, kind, name, firstId, secondId } of await exportedConversations(tx, row)) {
    const messages = await loadMessages(making, row, id, left)
    if (messages.length === 0) continue
    const wrote = new Set(messages.flatMap(({ sender }) => sender?.id ?? []))
    // Of people of other companies only what they wrote is exported, not where they were.
    const members = (await membersIn(tx, id)).filter(
      ({ personId }) => wrote.has(personId) || !directory.isExternal(personId),
    )
    const sides = [firstId, secondId].flatMap((side) => (side === null ? [] : directory.nameOf(side)))
    talks.push({
      ...{ id, kind, name: name || sides.join(' · '), messages },
      members: members.map(({ personId, joinedAt, leftAt }) => ({ ...refer(personId), joinedAt, leftAt })),
    })
  }
  return talks
}

type Left = { messages: number; bytes: number }
type Row = Awaited<ReturnType<typeof messagesIn>>[number]

async function loadMessages({ directory, tx }: Making, row: ExportRow, conversationId: string, left: Left) {
  const rows: Row[] = []
  for (;;) {
    const over = rows.at(-1)?.sequence ?? 0
    const { fromAt, untilAt } = row
    const page = await messagesIn(tx, { conversationId, over, most: atOnce, fromAt, untilAt })
    rows.push(...page)
    left.messages -= page.length
    left.bytes -= page.reduce((sum, { size }) => sum + Number(size ?? 0), 0)
    if (left.messages < 0 || left.bytes < 0)
      throw new Refusal<RefusalCode>('chatExports.tooLarge', {
        messages: most.messages,
        megabytes: most.bytes / 1024 / 1024,
      })
    if (page.length < atOnce) break
  }
  const carrying = rows.filter(({ contentHash }) => contentHash !== null)
  const names = uniqueNames(carrying.map(({ fileName }) => fileName ?? 'file'))
  const paths = new Map(
    carrying.map(({ sequence }, at) => [sequence, `attachments/${conversationId}/${names[at]}`]),
  )
  const turns = createTurns(500)
  const messages = []
  for (const one of rows) {
    messages.push(messageOf(directory, one, paths.get(one.sequence)))
    await turns.after(1)
  }
  return messages
}

function messageOf(directory: Snapshot, row: Row, path: string | undefined) {
  const { conversationId, sequence, kind, senderId, body: text, sentAt, replyTo } = row
  const { place, caseId, event } = Content.parse(row.content ?? {})
  const { editedAt, recalledAt, removedAt, contentHash: sha256, size } = row
  const refer = nameIn(directory)
  return {
    ...{ conversationId, sequence, kind, sentAt, editedAt, recalledAt, removedAt, text, replyTo },
    sender: senderId === null ? null : refer(senderId),
    ...(path && sha256 && { file: { path, sha256, size: Number(size) } }),
    ...(place && { place }),
    ...(caseId !== undefined && { caseId }),
    ...(event && { event: { ...event, by: refer(event.by), people: event.people.map(refer) } }),
  }
}
