#!/usr/bin/env node
// Checks a case bundle offline and without packages: node verify-history.mjs bundle.zip
// Also accepts the unpacked folder or its history.json. Exit code 0: unchanged; 1: changed; 2: no bundle.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

class NoBundle extends Error {}

const most16 = 0xffff
const most32 = 0xffffffff

try {
  process.exitCode = await main(process.argv[2] ?? dirname(new URL(import.meta.url).pathname))
} catch (error) {
  if (!(error instanceof NoBundle)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function main(path) {
  const read = opened(path)
  const { content: history, faults: written } = await parsed(read, 'history.json', isHistory)
  const about = `Case ${history.caseId}`
  const ofFiles = [...written, ...(await fileFaults(read, history))].map((fault) => `${about}: ${fault}`)
  const faults = [...chainFaults(history), ...ofFiles]
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0) return 1
  process.stdout.write(
    `Intact: case ${history.caseId}, ${history.events.length} events, last hash ${history.end.hash}\n`,
  )
  for (const sequence of leftOutOf(history)) process.stdout.write(`${saidOfLeftOut(history, sequence)}\n`)
  return 0
}

function leftOutOf({ events }) {
  return events.filter(({ body }) => body === null).map(({ sequence }) => sequence)
}

/** States what remains provable and what does not. */
function saidOfLeftOut({ caseId }, sequence) {
  return `Case ${caseId}, event ${sequence}: left out for this reader. Its position and hash are included. Its content, and its link to the events around it, can only be proven with a bundle that contains it and ends in the same hash.`
}

/** Returns the first break of the chain; events after it prove nothing. */
function chainFaults({ caseId, events, end }) {
  let last = { sequence: 0, hash: caseId }
  for (const { sequence, body, hash } of events) {
    const at = `Case ${caseId}, event ${last.sequence + 1}`
    if (sequence !== last.sequence + 1) return [`${at}: missing or out of order`]
    // An omitted event has only its hash, which the next event links to.
    if (body !== null && hash !== sha256(`${last.hash}\n${sequence}\n${body}`)) return [`${at}: changed`]
    last = { sequence, hash }
  }
  if (last.sequence === end.sequence && last.hash === end.hash) return []
  return [`Case ${caseId}, event ${last.sequence + 1}: missing`]
}

/** Checks that every file in the proofs exists unchanged, and that the proofs belong to this history. */
async function fileFaults(read, history) {
  if (!read.has('proofs.json')) return ['proofs.json is missing']
  const { content: proofs, faults: written } = await parsed(read, 'proofs.json', isProofs)
  const faults = [
    ...written,
    ...extraFiles(read, proofs),
    ...proofFaults(proofs, history),
    ...filedFaults(proofs, history),
  ]
  for (const { name, sha256: hash } of proofs.files) {
    if (!read.has(name)) faults.push(`${name} is missing`)
    else if ((await hashOf(read, name)) !== hash) faults.push(`${name} is changed`)
  }
  return faults
}

function proofFaults({ seal, ...proofs }, history) {
  const { caseId, end } = history
  const isOfHistory =
    proofs.caseId === caseId && proofs.end.hash === end.hash && proofs.end.sequence === end.sequence
  const named = proofs.leftOut?.events ?? []
  return [
    ...(isSealed(seal, proofs) ? [] : ['proofs.json is changed']),
    ...(isOfHistory ? [] : ['the proofs are of another history']),
    ...(leftOutOf(history).join() === named.join() ? [] : ['the proofs name other events that are left out']),
  ]
}

/** Checks that the files of messages which became evidence are in the bundle with the bytes they had then. */
function filedFaults({ files }, { events }) {
  const packed = new Set(files.map(({ sha256: hash }) => hash))
  return events.flatMap(({ sequence, body }) => {
    const filed = filedIn(body)
    if (!filed) return [`event ${sequence}: cannot be read`]
    const missing = filed.filter(({ sha256: hash }) => !packed.has(hash))
    return missing.map(({ name }) => `event ${sequence}: the file ${name} of a message is missing`)
  })
}

/** The files of messages in an event; undefined where it is no event, which only a forged one is. */
function filedIn(body) {
  try {
    const { type, messages } = JSON.parse(body ?? '{}')
    return type === 'messagesFiled' ? messages.flatMap(({ file }) => file ?? []) : []
  } catch {
    return undefined
  }
}

/** Early bundles have no seal and only the original keys. */
function isSealed(seal, proofs) {
  if (seal !== undefined) return seal === sha256(JSON.stringify(proofs))
  const first = new Set(['hash', 'madeAt', 'caseId', 'end', 'files'])
  return Object.keys(proofs).every((key) => first.has(key))
}

/** Returns files without proof, and duplicate names, which are ambiguous. */
function extraFiles(read, { files }) {
  const proven = new Set(['proofs.json', 'verify-history.mjs', ...files.map(({ name }) => name)])
  const seen = new Set()
  return read.names().flatMap((name) => {
    if (seen.has(name)) return [`${name} is there twice`]
    seen.add(name)
    return proven.has(name) ? [] : [`${name} is not in the proofs`]
  })
}

function isHistory({ caseId, events, end }) {
  const isEvent = ({ body, hash }) => areTexts(hash) && (body === null || areTexts(body))
  return areTexts(caseId, end.hash) && events.every(isEvent)
}

function isProofs({ caseId, end, files }) {
  return areTexts(caseId, end.hash) && files.every(({ name, sha256: hash }) => areTexts(name, hash))
}

function areTexts(...values) {
  return values.every((value) => typeof value === 'string')
}

function sha256(content) {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Streams the file, so that it is never whole in memory. An entry that cannot be unpacked counts as
 * changed.
 */
async function hashOf(read, name) {
  const hash = createHash('sha256')
  try {
    await pipeline(read.open(name), hash)
  } catch {
    return ''
  }
  return hash.digest('hex')
}

/** Parses a file and reports a deviation from the format of bundles. */
async function parsed(read, name, isWhole) {
  if (!read.has(name)) throw new NoBundle(`The bundle has no ${name}.`)
  try {
    const pieces = []
    for await (const piece of read.open(name)) pieces.push(piece)
    const text = Buffer.concat(pieces)
    const content = JSON.parse(text.toString('utf8'))
    if (!isWhole(content)) throw new Error(name)
    const isAsWritten = text.equals(Buffer.from(`${JSON.stringify(content, null, 2)}\n`))
    return { content, faults: isAsWritten ? [] : [`${name} is changed`] }
  } catch {
    throw new NoBundle(`Cannot read ${name}.`)
  }
}

function opened(path) {
  if (!existsSync(path)) throw new NoBundle(`File not found: ${path}`)
  if (statSync(path).isDirectory()) return folder(path)
  return path.endsWith('.json') ? folder(dirname(path)) : zip(path)
}

/** An unpacked folder may contain unrelated files, except under attachments. */
function folder(path) {
  const attachments = join(path, 'attachments')
  const names = () =>
    existsSync(attachments) ? readdirSync(attachments).map((name) => `attachments/${name}`) : []
  return {
    names,
    has: (name) => existsSync(join(path, name)),
    open: (name) => createReadStream(join(path, name)),
  }
}

/** Reads a zip by its central directory; supports stored and deflated entries, and ZIP64. */
function zip(path) {
  const file = openSync(path)
  const whole = statSync(path).size
  const bytesAt = (place, length) => {
    if (place < 0 || place + length > whole) throw new NoBundle('The ZIP file is incomplete.')
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, place)
    return bytes
  }
  const end = endOf(bytesAt, whole)
  const listed = entriesOf(bytesAt(end.from, end.size), end.entries)
  const entries = new Map(listed.map((entry) => [entry.name, entry]))
  const open = (name) => {
    const { method, size, offset } = entries.get(name)
    const head = bytesAt(offset, 30)
    const nameLength = head.readUInt16LE(26)
    // Programs differ in using the local or the directory name, so both must agree.
    if (bytesAt(offset + 30, nameLength).toString('utf8') !== name)
      throw new Error(`${name} has another name`)
    return unpacked(path, { method, size, start: offset + 30 + nameLength + head.readUInt16LE(28) })
  }
  return { names: () => listed.map(({ name }) => name), has: (name) => entries.has(name), open }
}

/** Finds entry count and directory offset in the end record, or in the ZIP64 record before it. */
function endOf(bytesAt, size) {
  const length = Math.min(size, 22 + most16)
  const tail = bytesAt(size - length, length)
  const at = tail.lastIndexOf('PK\u0005\u0006', 'latin1')
  if (at < 0 || at + 22 > length) throw new NoBundle('The ZIP file is incomplete.')
  const end = {
    entries: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    from: tail.readUInt32LE(at + 16),
  }
  if (end.entries < most16 && end.size < most32 && end.from < most32) return end

  const locator = bytesAt(size - length + at - 20, 20)
  if (locator.readUInt32LE(0) !== 0x07064b50) return end
  const record = bytesAt(Number(locator.readBigUInt64LE(8)), 56)
  const [entries, bytes, from] = [32, 40, 48].map((place) => Number(record.readBigUInt64LE(place)))
  return { entries, size: bytes, from }
}

function entriesOf(directory, count) {
  const entries = []
  let at = 0
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      throw new NoBundle('Cannot read the directory of the ZIP file.')
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((place) =>
      directory.readUInt16LE(at + place),
    )
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const [, size, offset] = sizesOf(
      [24, 20, 42].map((place) => directory.readUInt32LE(at + place)),
      extra,
    )
    entries.push({ name, method: directory.readUInt16LE(at + 10), size, offset })
    at += 46 + nameLength + extraLength + noteLength
  }
  return entries
}

/** Values beyond 32 bits are in extra field 1, in this order. */
function sizesOf(numbers, extra) {
  let wide = Buffer.alloc(0)
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) wide = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
  let place = 0
  return numbers.map((number) => {
    if (number !== most32 || place + 8 > wide.length) return number
    place += 8
    return Number(wide.readBigUInt64LE(place - 8))
  })
}

function unpacked(path, { method, size, start }) {
  if (method !== 0 && method !== 8) throw new Error('packed in a way that no bundle is')
  if (size === 0) return Readable.from([])
  const packed = createReadStream(path, { start, end: start + size - 1 })
  if (method === 0) return packed
  const inflated = createInflateRaw()
  packed.on('error', (error) => inflated.destroy(error))
  return packed.pipe(inflated)
}
