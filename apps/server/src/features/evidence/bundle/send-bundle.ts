import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { readersOf } from '@signet/flow'
import { isHiddenByRights } from '@signet/form'
import { visibleForm } from '@signet/list'
import { type PdfLine, writePdf } from '@signet/print'
import { canonicalJson } from '@signet/std'
import { ZipFile } from 'yazl'
import { loadWholeCase, type WholeCase } from '../../approvals/index.ts'
import { contentPath, uniqueNames } from '../../files/index.ts'
import type { Asking } from '../acting-for.ts'
import { caseLines, type Telling } from '../pages/case-lines.ts'

type Entry = Readonly<{ name: string; bytes: Uint8Array }>

/**
 * A case as one zip, packed while it is sent: pages to print, what is known as JSON, its chain of events, its files, the
 * hashes of all of them, and a program that checks them without this server. Of an event that its reader may not have there
 * is its place and its hash.
 */
export async function sendBundle(
  asking: Asking,
  { caseId }: Readonly<{ caseId: string }>,
): Promise<Readable> {
  const whole = await loadWholeCase(asking, caseId)
  const { server, actor } = asking
  const leftOut = leftOutOf(asking, whole)
  const names = uniqueNames(whole.files.map(({ name }) => name)).map((name) => `attachments/${name}`)
  const verifier = await readFile(new URL('./verify-history.mjs', import.meta.url))
  const entries = [...entriesOf(asking, whole, leftOut), { name: 'verify-history.mjs', bytes: verifier }]
  const files = [
    ...entries.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) })),
    ...whole.files.map(({ contentHash }, place) => ({ name: names[place] ?? '', sha256: contentHash ?? '' })),
  ]
  const proofs = sealed({ hash: 'sha256', madeAt: asking.now, caseId, end: whole.chain.end, leftOut, files })
  const zip = new ZipFile()
  const mtime = new Date(asking.now)
  for (const { name, bytes } of [...entries, proofs]) zip.addBuffer(Buffer.from(bytes), name, { mtime })
  for (const [place, { contentHash, size }] of whole.files.entries()) {
    const path = contentPath(server.filesDir, actor.tenant, contentHash ?? '')
    zip.addReadStreamLazy(names[place] ?? 'file', { mtime, size: Number(size) }, (open) =>
      open(null, createReadStream(path)),
    )
  }
  return streamOf(zip)
}

function entriesOf({ server, caller, actor }: Asking, whole: WholeCase, leftOut: LeftOut): readonly Entry[] {
  const { state, design, rights, values, chain, flowName, nameOf } = whole
  const { rows, end } = chain
  const people = new Set(rows.flatMap(({ event }) => event.by ?? []))
  const told = {
    format: 'signet-case',
    version: 1,
    case: {
      id: state.id,
      title: state.title,
      status: state.status,
      flow: flowName,
      starter: state.starter,
      launchedAt: state.launchedAt ?? null,
      endedAt: state.endedAt ?? null,
    },
    people: Object.fromEntries([...people, state.starter].map((id) => [id, nameOf(id)])),
    values,
    form: visibleForm(design.form, rights),
    // Rules and conditions of the route are the administrators' business.
    flow: actor.isAdministrator ? design.flow.definition : null,
    // The fold of all events, so that nobody has it from whom one of them is kept.
    state: leftOut.events.length === 0 ? state : null,
    leftOut,
  }
  const events = rows.map(({ sequence, event, hash }) => {
    const body = leftOut.events.includes(sequence) ? null : canonicalJson(event)
    return { sequence, body, hash }
  })
  const telling = { t: server.words.t(caller.locale), timeZone: server.timeZone }
  return [
    { name: 'case.pdf', bytes: writePdf(state.title, bundleLines(whole, telling)) },
    textEntry('case.json', told),
    textEntry('history.json', { caseId: state.id, end, events }),
  ]
}

/** The proofs with their own hash, so that nothing in them changes by itself. */
function sealed(proofs: object): Entry {
  return textEntry('proofs.json', { ...proofs, seal: sha256(Buffer.from(JSON.stringify(proofs))) })
}

function textEntry(name: string, content: unknown): Entry {
  return { name, bytes: new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`) }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A file that cannot be read breaks the download off, rather than leaving a hole in it. */
function streamOf(zip: ZipFile): PassThrough {
  const sent = new PassThrough()
  zip.on('error', (error) => sent.destroy(error as Error))
  pipeline(zip.outputStream, sent, () => undefined)
  zip.end()
  return sent
}

/** The pages of a case with how to check the bundle that they lie in. */
function bundleLines(whole: WholeCase, telling: Telling): PdfLine[] {
  return [...caseLines(whole, telling), { text: telling.t('evidence.page.verify') }]
}

/** What a bundle keeps from its reader, and says so: fields by path, events by sequence. */
type LeftOut = Readonly<{ fields: readonly string[]; events: readonly number[] }>

/** The fields that are hidden from whoever packs, and the events that would tell of them, or of what administrators read. */
function leftOutOf(
  { actor }: Pick<Asking, 'actor'>,
  { design, rights, chain }: Pick<WholeCase, 'design' | 'rights' | 'chain'>,
): LeftOut {
  const fields = [...design.form.byPath.keys()].filter((path) => isHiddenByRights(rights, path))
  const mayRead = {
    everybody: true,
    whoSeesAll: fields.length === 0,
    administrators: actor.isAdministrator,
  }
  const events = chain.rows.filter(({ event }) => !mayRead[readersOf(event)])
  return { fields, events: events.map(({ sequence }) => sequence) }
}
