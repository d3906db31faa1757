import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { LogTrouble } from './log-trouble.ts'

/** The text of a log, piece by piece; unpacked when its name or its first two bytes say gzip. */
export async function* openLog(path: string): AsyncGenerator<string> {
  const isPacked = path.endsWith('.gz') || (await beginsPacked(path))
  const bytes = createReadStream(path)
  const source: Readable = isPacked ? bytes.pipe(createGunzip()) : bytes
  bytes.on('error', (error) => source.destroy(error))
  try {
    yield* decoded(source)
  } catch (error) {
    throw new LogTrouble(`${path} cannot be read to the end: ${sentenceOf(error)}.`, { cause: error })
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
    throw new LogTrouble(`${path} cannot be opened: ${sentenceOf(error)}.`, { cause: error })
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

/** What an XML text is written in, by its first bytes: its mark, how its first sign lies in them, or what it says itself. */
function encodingOf(head: Uint8Array): string {
  const [first = 1, second = 1] = head
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const [, said = 'utf-8'] = declared.exec(Buffer.from(head.subarray(0, 200)).toString('latin1')) ?? []
  return /^utf-?16/i.test(said) ? 'utf-8' : said.toLowerCase()
}
