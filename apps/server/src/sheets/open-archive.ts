import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { refuseLarge, refuseUnreadable } from './sheet-row.ts'

/** The parts of a workbook by path. */
export type Archive = Readonly<{
  has: (path: string) => boolean
  /** Yields the bytes of a part while unpacking it. Refuses a part larger than `most`. */
  read: (path: string, most: number) => AsyncGenerator<Buffer>
  close: () => void
}>

const mostEntries = 2000

/** Opens a zip without unpacking anything. Refuses `sheets.unreadable`. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path)
  const entries = await entriesOf(zip).catch(() => {
    zip.close()
    return refuseUnreadable()
  })
  return {
    has: (name) => entries.has(name),
    read: (name, most) => readEntry(zip, entries.get(name), most),
    close: () => zip.close(),
  }
}

function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => refuseUnreadable())
}

/** yauzl refuses names with `..` and absolute paths. */
function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Entry>>()
  const entries = new Map<string, Entry>()
  zip.on('entry', (entry: Entry) => {
    entries.set(entry.fileName, entry)
    zip.readEntry()
  })
  zip.once('end', () => resolve(entries))
  zip.once('error', reject)
  if (zip.entryCount > mostEntries) reject(new Error(`An archive of ${zip.entryCount} entries`))
  else zip.readEntry()
  return promise
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, most: number): AsyncGenerator<Buffer> {
  if (!entry || entry.isEncrypted() || entry.uncompressedSize > most) refuseUnreadable()
  const stream = await zip.openReadStreamPromise(entry).catch(() => refuseUnreadable())
  try {
    // yauzl stops when an entry is larger than it declares.
    for await (const chunk of stream) yield chunk as Buffer
  } catch {
    refuseUnreadable()
  } finally {
    stream.destroy()
  }
}

const megabyte = 1024 * 1024
const mostOfParts = 20 * megabyte

/** Passes a whole part of a workbook to a reader. Refuses a missing or oversized part as unreadable. */
export async function parsePart(
  archive: Archive,
  path: string,
  reader: XmlReader,
  most: number = mostOfParts,
): Promise<void> {
  if (!archive.has(path)) refuseUnreadable()
  for await (const _ of parseXml(archive.read(path, most), reader));
}

/** Bytes that one tag or text may span, and tags within each other. */
const longestPiece = megabyte
const deepest = 100

type XmlReader = Readonly<{
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => void
  close?: (tag: string) => void
  text?: (text: string) => void
}>

/**
 * Passes parsed XML to a reader; yields after each chunk of bytes, so that the caller can take what the reader has
 * gathered. Refuses a document type, which could only do harm, and tags and texts that would fill the memory.
 */
export async function* parseXml(bytes: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('doctype', refuseUnreadable)
  parser.on('error', refuseUnreadable)
  const room = { bytes: longestPiece, depth: deepest }
  const readText = (text: string) => {
    room.bytes = longestPiece
    reader.text?.(text)
  }
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    room.bytes = longestPiece
    room.depth -= 1
    if (room.depth < 0) refuseLarge()
    reader.open?.(local(name), attributes)
  })
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    room.depth += 1
    reader.close?.(local(name))
  })
  parser.on('text', readText)
  parser.on('cdata', readText)

  for await (const chunk of bytes) {
    room.bytes -= chunk.length
    if (room.bytes < 0) refuseLarge()
    parser.write(decodeOrRefuse(() => decoder.decode(chunk, { stream: true })))
    yield
  }
  parser.write(decodeOrRefuse(() => decoder.decode())).close()
  yield
}

/** Returns a name without its prefix, which some writers add. */
function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function decodeOrRefuse(run: () => string): string {
  try {
    return run()
  } catch {
    return refuseUnreadable()
  }
}
