import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { CannotStart } from '@signet/db'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import tar, { type Extract } from 'tar-stream'
import { type Digest, digesting, type Manifest } from './manifest.ts'

/** A file in an archive: its header and a stream of its bytes. */
export type Entry = Extract extends AsyncIterable<infer Each> ? Each : never

type Source = Readonly<{ source: string; isA: string }>

/** Gives each entry of an archive to `take`, in order. Throws CannotStart when it is not a complete one. */
export async function unpackArchive(
  { source, isA }: Source,
  take: (entry: Entry) => Promise<void>,
): Promise<void> {
  const extract = tar.extract()
  const read = pipeline(createReadStream(source), createGunzip(), extract)
  read.catch(() => undefined)
  try {
    for await (const entry of extract) await take(entry)
    await read
  } catch (cause) {
    if (cause instanceof CannotStart || isFromDatabase(cause)) throw cause
    throw new CannotStart(`${source} is not a complete ${isA}: ${String(cause)}`, { cause })
  }
}

/** Whether PostgreSQL refused a statement. */
export function isFromDatabase(error: unknown): error is Error {
  return error instanceof Error && 'severity' in error
}

/** Writes an entry to disk and returns its digest. */
export async function placeEntry(entry: AsyncIterable<unknown>, path: string): Promise<Digest> {
  await mkdir(dirname(path), { recursive: true })
  const { through, digest } = digesting()
  await pipeline(entry, through, createWriteStream(path, { mode: 0o600, flush: true }))
  return digest()
}

/** Throws CannotStart unless exactly the files of the manifest arrived. */
export function refuseOtherFiles(files: Manifest['files'], expected: Manifest['files'], isA: string): void {
  for (const name of new Set([...Object.keys(files), ...Object.keys(expected)]))
    if (files[name]?.sha256 !== expected[name]?.sha256)
      throw new CannotStart(`The file ${name} differs from the one listed in the ${isA}.`)
}

/** Digest of what a `copy … to stdout` answers. */
export async function digestOfRows(client: Client, copy: string): Promise<Digest> {
  const { through, digest } = digesting()
  await pipeline(client.query(copyTo(copy)), through, discard())
  return digest()
}

function discard(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
