import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { refuseUnreadable } from './refuse-sheet.ts'

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
