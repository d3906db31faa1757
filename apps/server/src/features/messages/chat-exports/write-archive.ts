import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Tx } from '@signet/db'
import { ZipFile } from 'yazl'
import type { Snapshot } from '../../../people/directory/index.ts'
import type { Server } from '../../../server.ts'
import { createTurns } from '../../../workers/turns.ts'
import { openContent } from '../../files/index.ts'
import type { ExportRow } from './export-store.ts'
import { loadTalks, nameIn, type Talk } from './load-talks.ts'
import { readablePage } from './readable-page.ts'
import { slicesOf } from './slices-of.ts'

type Making = Readonly<{ server: Server; tenant: string; directory: Snapshot; tx: Tx; now: string }>
type Archive = Readonly<{ bytes: Buffer; messages: number; writers: readonly string[] }>

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
    await entry('manifest.json', [json(manifestOf(making, row, { talks, messages: said.length }))]),
    await entry('conversations.json', [json(talks.map(({ messages: _, ...talk }) => talk))]),
    await entry('messages.jsonl', linesOf(said)),
    await entry('index.html', readablePage({ server, now }, talks)),
  ]
  const sums = [
    ...texts.map(({ name, sha256 }) => `${sha256}  ${name}\n`),
    ...files.map(({ path, sha256 }) => `${sha256}  ${path}\n`),
  ]
  const zip = new ZipFile()
  const mtime = new Date(now)
  for (const { name, parts } of [...texts, await entry('SHA256SUMS', [sums.join('')])])
    zip.addReadStream(Readable.from(parts), name, { mtime })
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

/** A file of the archive from its parts, between which other calls have their turn. */
async function entry(name: string, texts: Iterable<string>) {
  const hash = createHash('sha256')
  const turns = createTurns(1)
  const parts: Buffer[] = []
  for (const text of texts) {
    const bytes = Buffer.from(text)
    hash.update(bytes)
    parts.push(bytes)
    await turns.after(1)
  }
  return { name, parts, sha256: hash.digest('hex') }
}

function* linesOf(said: readonly unknown[]): Generator<string> {
  for (const some of slicesOf(said)) yield some.map((message) => `${JSON.stringify(message)}\n`).join('')
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
