import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { refuseUnreadable } from './sheet-row.ts'

/** The parts of a workbook by path. */
export type Archive = Readonly<{
  has: (path: string) => boolean
  /** The bytes of a part, unpacked as they are read; more than `most` of them are no workbook. */
  read: (path: string, most: number) => AsyncGenerator<Buffer>
  close: () => void
}>

const mostEntries = 2000

/** Opens a zip without unpacking anything. Refuses `sheets.unreadable`. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path)
  const entries = await entriesOf(zip)
  return {
    has: (name) => entries.has(name),
    read: (name, most) => readEntry(zip, entries.get(name), most),
    close: () => zip.close(),
  }
}

function openZip(path: string): Promise<ZipFile> {
  return openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => refuseUnreadable())
}

/** Names with folders above or other tricks are refused by yauzl itself. */
function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, Entry>>()
  const entries = new Map<string, Entry>()
  if (zip.entryCount > mostEntries) refuseUnreadable()
  zip.on('entry', (entry: Entry) => {
    entries.set(entry.fileName, entry)
    zip.readEntry()
  })
  zip.once('end', () => resolve(entries))
  zip.once('error', reject)
  zip.readEntry()
  return promise.catch(() => {
    zip.close()
    return refuseUnreadable()
  })
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, most: number): AsyncGenerator<Buffer> {
  if (!entry || entry.isEncrypted() || entry.uncompressedSize > most) refuseUnreadable()
  const stream = await zip.openReadStreamPromise(entry).catch(() => refuseUnreadable())
  try {
    // yauzl itself stops when there is more than the entry says.
    for await (const chunk of stream) yield chunk as Buffer
  } catch {
    refuseUnreadable()
  } finally {
    stream.destroy()
  }
}

const megabyte = 1024 * 1024
const mostOfParts = 20 * megabyte

/** Tells a reader all of a part of a workbook. A part that is missing, or larger than it may be, is unreadable. */
export async function parsePart(
  archive: Archive,
  path: string,
  reader: XmlReader,
  most: number = mostOfParts,
): Promise<void> {
  if (!archive.has(path)) refuseUnreadable()
  for await (const _ of parseXml(archive.read(path, most), reader));
}

type XmlReader = Readonly<{
  open?: (tag: string, attributes: Readonly<Record<string, string>>) => void
  close?: (tag: string) => void
  text?: (text: string) => void
}>

/**
 * Tells a reader what stands in a piece of XML, bytes by bytes; yields after each of them, so that what the reader has
 * gathered can be taken. A document type is refused: it could only be there to do harm.
 */
export async function* parseXml(bytes: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('doctype', refuseUnreadable)
  parser.on('error', refuseUnreadable)
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => reader.open?.(local(name), attributes))
  parser.on('closetag', ({ name }: SaxesTagPlain) => reader.close?.(local(name)))
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))

  for await (const chunk of bytes) {
    parser.write(decoded(() => decoder.decode(chunk, { stream: true })))
    yield
  }
  parser.write(decoded(() => decoder.decode())).close()
  yield
}

/** Some writers put a prefix before every name. */
function local(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function decoded(run: () => string): string {
  try {
    return run()
  } catch {
    return refuseUnreadable()
  }
}
