import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { LogError, type Trace } from './trace.ts'
import { TraceBuilder } from './trace-builder.ts'

/** The most characters of a log without a complete case, and its deepest nesting. */
const mostUnread = 32 * 1024 * 1024
const mostNested = 1000
const attributeTags: ReadonlySet<string> = new Set(['string', 'date', 'int', 'float', 'boolean', 'id'])

/**
 * Yields the traces of an XES log (IEEE 1849) one by one; only the current piece of the file and its traces are in
 * memory. Throws `LogError` for invalid XML, a truncated file, or no event log.
 */
export async function* readTraces(path: string): AsyncGenerator<Trace> {
  const found: Trace[] = []
  const parser = parserInto(found, path)
  let isEmpty = true
  let unread = 0
  for await (const text of openLog(path)) {
    parser.write(text)
    unread = found.length > 0 ? 0 : unread + text.length
    if (unread > mostUnread)
      throw new LogError(`${path} has ${mostUnread} characters without the end of a case.`)
    if (found.length > 0) isEmpty = false
    yield* found.splice(0)
  }
  parser.close()
  if (isEmpty) throw new LogError(`${path} is an event log without cases.`)
}

/** Only `log > trace > event` and their direct attributes count; nested attributes are ignored. */
function parserInto(found: Trace[], path: string): SaxesParser {
  const parser = new SaxesParser()
  const open: string[] = []
  let count = 0
  let builder = new TraceBuilder(path)

  parser.on('error', ({ message }) => {
    throw new LogError(`${path} is malformed: ${message.replace(/\.$/, '')}.`)
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    checkTag(path, name, open.length)
    const place = placeOf(open)
    open.push(name)
    if (isTrace(place, name)) {
      count += 1
      builder = new TraceBuilder(`Case ${count} of ${path}`)
    }
    if (isEvent(place, name)) builder.openEvent()
    if (isOfCase(place) && attributeTags.has(name)) builder.take(attributeOf(tag))
  })
  parser.on('closetag', () => {
    const name = open.pop() ?? ''
    const place = placeOf(open)
    if (isEvent(place, name)) builder.closeEvent()
    if (isTrace(place, name)) found.push(builder.close())
  })
  return parser
}

function checkTag(path: string, name: string, depth: number): void {
  if (depth === 0 && name !== 'log') throw new LogError(`${path} is XML, but not an XES event log.`)
  if (depth >= mostNested) throw new LogError(`${path} is nested ${mostNested} levels deep.`)
}

/** Deeper elements do not count, so their path is cut. */
function placeOf(open: readonly string[]): string {
  return open.length > 3 ? 'deeper' : open.join('/')
}

function isTrace(place: string, name: string): boolean {
  return place === 'log' && name === 'trace'
}

function isEvent(place: string, name: string): boolean {
  return place === 'log/trace' && name === 'event'
}

function isOfCase(place: string): boolean {
  return place === 'log/trace' || place === 'log/trace/event'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function attributeOf({ attributes }: SaxesTagPlain) {
  return { key: attributes['key'] ?? '', value: attributes['value'] ?? '' }
}

/** Reads the text of a log piece by piece; unzips it when its name or its first two bytes say gzip. */
async function* openLog(path: string): AsyncGenerator<string> {
  const isPacked = path.endsWith('.gz') || (await beginsPacked(path))
  const bytes = createReadStream(path)
  const source: Readable = isPacked ? bytes.pipe(createGunzip()) : bytes
  bytes.on('error', (error) => source.destroy(error))
  try {
    yield* decoded(source)
  } catch (error) {
    throw new LogError(`${path} cannot be read to the end: ${sentenceOf(error)}.`, { cause: error })
  } finally {
    bytes.destroy()
  }
}

async function* decoded(source: Readable): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of source as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true })
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

async function beginsPacked(path: string): Promise<boolean> {
  try {
    const file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    await file.close()
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } catch (error) {
    throw new LogError(`${path} cannot be opened: ${sentenceOf(error)}.`, { cause: error })
  }
}

function sentenceOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'access is denied',
    Z_BUF_ERROR: 'it is cut off',
    Z_DATA_ERROR: 'its compressed data is damaged',
    ERR_ENCODING_INVALID_ENCODED_DATA:
      'it is not text in the encoding that it names, or in UTF-8 without one',
    ERR_ENCODING_NOT_SUPPORTED: 'it names an unknown encoding',
  }
  return known[code ?? ''] ?? message ?? String(error)
}

const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/

/**
 * Detects the encoding of an XML text from its first bytes: the byte order mark, the bytes of its first character, or
 * its declaration.
 */
function encodingOf(head: Uint8Array): string {
  const [first = 1, second = 1] = head
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const [, declaredEncoding = 'utf-8'] =
    declared.exec(Buffer.from(head.subarray(0, 200)).toString('latin1')) ?? []
  return /^utf-?16/i.test(declaredEncoding) ? 'utf-8' : declaredEncoding.toLowerCase()
}
