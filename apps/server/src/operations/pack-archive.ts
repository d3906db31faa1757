import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import tar, { type Pack } from 'tar-stream'
import { type Digest, digesting } from './manifest.ts'

export type Archive = Readonly<{
  addText: (name: string, text: string) => Promise<void>
  /** Adds what a `copy … to stdout` answers. */
  addRows: (name: string, copy: string) => Promise<Digest>
  /** Returns undefined when there is no such file. */
  addFile: (name: string, path: string) => Promise<Digest | undefined>
}>

type Wanted = Readonly<{ client: Client; target: string }>

/** Writes one .tar.gz, readable by its owner only. It has a temporary name until complete. */
export async function packArchive<Result>(
  { client, target }: Wanted,
  fill: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const work = await mkdtemp(join(dirname(target), '.signet-backup-'))
  const unfinished = join(work, 'archive')
  try {
    const pack = tar.pack()
    const written = pipeline(pack, createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    written.catch((error) => pack.destroy(error))

    const result = await fill({
      addText: (name, text) => addText(pack, name, text),
      addRows: (name, copy) => addRows({ pack, client, work }, name, copy),
      addFile: (name, path) => addFile(pack, name, path),
    })
    pack.finalize()
    await written
    await settle(unfinished)
    await rename(unfinished, target)
    return result
  } finally {
    await rm(work, { recursive: true })
  }
}

type Packing = Readonly<{ pack: Pack; client: Client; work: string }>

/** A tar entry needs its size first, so rows go through a temporary file. */
async function addRows({ pack, client, work }: Packing, name: string, copy: string): Promise<Digest> {
  const resting = join(work, 'table')
  const { through, digest } = digesting()
  await pipeline(client.query(copyTo(copy)), through, createWriteStream(resting))
  await addFile(pack, name, resting)
  return digest()
}

async function addFile(pack: Pack, name: string, path: string): Promise<Digest | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return undefined

  const { through, digest } = digesting()
  const source = createReadStream(path, found.size > 0 ? { end: found.size - 1 } : {})
  await pipeline(source, through, pack.entry({ name, size: found.size, mode: 0o600 }))
  return digest()
}

function addText(pack: Pack, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    pack.entry({ name, mode: 0o600 }, text, (error) => (error ? reject(error) : resolve()))
  })
}

async function settle(path: string): Promise<void> {
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}
