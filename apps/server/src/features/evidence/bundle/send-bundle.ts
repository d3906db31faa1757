import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PassThrough, pipeline, type Readable } from 'node:stream'
import { audienceOf } from '@signet/flow'
import { isHiddenByRights } from '@signet/form'
import { visibleForm } from '@signet/list'
import { canonicalJson } from '@signet/std'
import { ZipFile } from 'yazl'
import { loadWholeCase, type WholeCase } from '../../../cases/reading/load-whole-case.ts'
import { type RecordedUse, usesOfCase } from '../../../cases/store/seal-use-store.ts'
import { openContent, uniqueNames } from '../../files/index.ts'
import { bundlePages } from '../case-pages.ts'
import type { EvidenceReader } from '../evidence-reader.ts'

type Entry = Readonly<{ name: string; bytes: Uint8Array }>

/**
 * Streams a case as a zip: printable pages, JSON, event chain, files, their hashes, and an offline
 * verifier. Events hidden from the reader keep their position and hash.
 */
export async function sendBundle(
  context: EvidenceReader,
  { caseId }: Readonly<{ caseId: string }>,
): Promise<Readable> {
  const whole = await loadWholeCase(context, caseId)
  const { server, actor } = context
  const leftOut = findOmissions(context, whole)
  const names = uniqueNames(whole.files.map(({ name }) => name)).map((name) => `attachments/${name}`)
  const verifier = await readFile(new URL('./verify-history.mjs', import.meta.url))
  const entries = [
    ...(await entriesOf(context, whole, leftOut)),
    { name: 'verify-history.mjs', bytes: verifier },
  ]
  const files = [
    ...entries.map(({ name, bytes }) => ({ name, sha256: sha256(bytes) })),
    ...whole.files.map(({ contentHash }, index) => ({ name: names[index] ?? '', sha256: contentHash ?? '' })),
  ]
  const proofs = sealProofs({
    hash: 'sha256',
    madeAt: context.now,
    caseId,
    end: whole.chain.end,
    leftOut,
    files,
  })
  const zip = new ZipFile()
  const mtime = new Date(context.now)
  for (const { name, bytes } of [...entries, proofs]) zip.addBuffer(Buffer.from(bytes), name, { mtime })
  for (const [index, { contentHash, size }] of whole.files.entries()) {
    zip.addReadStreamLazy(names[index] ?? 'file', { mtime, size: Number(size) }, (open) =>
      openContent(server, actor.tenant, contentHash ?? '').then(
        (stream) => open(null, stream),
        (error) => zip.emit('error', error),
      ),
    )
  }
  return streamOf(zip)
}

async function entriesOf(
  context: EvidenceReader,
  whole: WholeCase,
  leftOut: Omissions,
): Promise<readonly Entry[]> {
  const { actor } = context
  const { state, design, rights, values, chain, flowName, nameOf } = whole
  const { rows, end } = chain
  const uses = await usesOfCase(context.tx, state.id)
  const people = new Set(rows.flatMap(({ event }) => event.by ?? []))
  const description = {
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
    people: Object.fromEntries(
      [...people, ...uses.map(({ personId }) => personId), state.starter].map((id) => [id, nameOf(id)]),
    ),
    values,
    form: visibleForm(design.form, rights),
    // Only administrators may see rules and conditions of the route.
    flow: actor.isAdministrator ? design.flow.definition : null,
    // The state would reveal omitted events.
    state: leftOut.events.length === 0 ? state : null,
    leftOut,
  }
  const events = rows.map(({ sequence, event, hash }) => {
    const body = leftOut.events.includes(sequence) ? null : canonicalJson(event)
    return { sequence, body, hash }
  })
  return [
    { name: 'case.pdf', bytes: await bundlePages(context, whole) },
    textEntry('case.json', { ...description, seals: uses.map(describeUse) }),
    textEntry('history.json', { caseId: state.id, end, events }),
    ...uses.map((use) => ({ name: pictureOfUse(use), bytes: bytesOf(use) })),
  ]
}

/** A use of a seal as the ledger has it; its picture is a file of its own. */
function describeUse(use: RecordedUse) {
  const { id, sealId, sealName, taskId, personId, reason, at, withdrawnAt } = use
  const picture = { file: pictureOfUse(use), sha256: sha256(bytesOf(use)) }
  return {
    use: id,
    seal: sealId,
    name: sealName,
    task: taskId,
    person: personId,
    reason,
    at,
    withdrawnAt,
    picture,
  }
}

function pictureOfUse({ id }: RecordedUse): string {
  return `seals/${id}.png`
}

function bytesOf({ image }: RecordedUse): Uint8Array {
  return Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
}

/** Adds the hash of the proofs themselves, so that a change to them shows. */
function sealProofs(proofs: object): Entry {
  return textEntry('proofs.json', { ...proofs, seal: sha256(Buffer.from(JSON.stringify(proofs))) })
}

function textEntry(name: string, content: unknown): Entry {
  return { name, bytes: new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`) }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** An unreadable file aborts the download instead of leaving a gap. */
function streamOf(zip: ZipFile): PassThrough {
  const sent = new PassThrough()
  zip.on('error', (error) => sent.destroy(error as Error))
  pipeline(zip.outputStream, sent, () => undefined)
  zip.end()
  return sent
}

/** What the bundle omits and declares as omitted: fields by path, events by sequence. */
type Omissions = Readonly<{ fields: readonly string[]; events: readonly number[] }>

/**
 * Returns the fields hidden from the reader, and the events that would reveal them or details for
 * administrators.
 */
function findOmissions(
  { actor }: Pick<EvidenceReader, 'actor'>,
  { design, rights, chain }: Pick<WholeCase, 'design' | 'rights' | 'chain'>,
): Omissions {
  const fields = [...design.form.byPath.keys()].filter((path) => isHiddenByRights(rights, path))
  const mayRead = {
    everybody: true,
    whoSeesAll: fields.length === 0,
    administrators: actor.isAdministrator,
  }
  const events = chain.rows.filter(({ event }) => !mayRead[audienceOf(event)])
  return { fields, events: events.map(({ sequence }) => sequence) }
}
