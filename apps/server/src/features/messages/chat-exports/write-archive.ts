import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { Refusal } from '@signet/std'
import { ZipFile } from 'yazl'
import type { Snapshot } from '../../../people/directory/index.ts'
import type { Server } from '../../../server.ts'
import { openContent, uniqueNames } from '../../files/index.ts'
import { Content } from '../chat/index.ts'
import { type ExportRow, exportedConversations, membersIn, messagesIn } from './export-store.ts'
import { readablePage } from './readable-page.ts'

type Making = Readonly<{ server: Server; tenant: string; directory: Snapshot; tx: Tx; now: string }>
type Archive = Readonly<{ bytes: Buffer; messages: number; writers: readonly string[] }>

/** What one file may hold; a longer period is exported in parts. */
const most = { messages: 50_000, bytes: 256 * 1024 * 1024 }
const atOnce = 1000

/**
 * Writes conversations as a zip: `messages.jsonl` and `conversations.json` for programs, `index.html` for people, the
 * files of messages, and `SHA256SUMS`, which `sha256sum -c` checks. Refuses `chatExports.tooLarge`.
 */
export async function writeArchive(making: Making, row: ExportRow): Promise<Archive> {
  const { server, tenant, now } = making
  const talks = await loadTalks(making, row)
  const said = talks.flatMap(({ messages }) => messages)
  const files = said.flatMap(({ file }) => (file ? [file] : []))
  const texts = [
    entry('manifest.json', json(manifestOf(making, row, { talks, messages: said.length }))),
    entry('conversations.json', json(talks.map(({ messages: _, ...talk }) => talk))),
    entry('messages.jsonl', said.map((message) => `${JSON.stringify(message)}\n`).join('')),
    entry('index.html', readablePage({ server, now }, talks)),
  ]
  const sums = [
    ...texts.map(({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`),
    ...files.map(({ path, sha256 }) => `${sha256}  ${path}\n`),
  ]
  const zip = new ZipFile()
  const mtime = new Date(now)
  for (const { name, bytes } of [...texts, entry('SHA256SUMS', sums.join(''))])
    zip.addBuffer(bytes, name, { mtime })
  for (const { path, sha256, size } of files)
    zip.addReadStreamLazy(path, { mtime, size }, (give) =>
      openContent(server, tenant, sha256).then(
        (stream) => give(null, stream),
        (error) => zip.outputStream.emit('error', error),
      ),
    )
  zip.end()
  const bytes = await buffer(zip.outputStream as Readable)
  const writers = [...new Set(said.flatMap(({ sender }) => sender?.id ?? []))]
  return { bytes, messages: said.length, writers }
}

function entry(name: string, text: string) {
  return { name, bytes: Buffer.from(text) }
}

const json = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`

function manifestOf(
  { directory, now }: Making,
  row: ExportRow,
  { talks, messages }: Readonly<{ talks: readonly Talk[]; messages: number }>,
) {
  const refer = nameIn(directory)
  return {
    ...{ format: 'signet-chats', version: 1, id: row.id, reason: row.reason, madeAt: now },
    period: { from: row.fromAt, until: row.untilAt },
    people: row.people.map(refer),
    askedBy: refer(row.askedBy),
    askedAt: row.askedAt,
    approvedBy: refer(row.decidedBy ?? ''),
    approvedAt: row.decidedAt,
    ...{ conversations: talks.length, messages },
  }
}

const nameIn = (directory: Snapshot) => (id: string) => ({ id, name: directory.nameOf(id) })

export type Talk = Awaited<ReturnType<typeof loadTalks>>[number]

async function loadTalks(making: Making, row: ExportRow) {
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
  return rows.map((one) => messageOf(directory, one, paths.get(one.sequence)))
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
