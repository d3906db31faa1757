import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '@signet/db'
import type { Client } from 'pg'
import { type Digest, digesting } from '../manifest.ts'
import { type Entry, placeEntry } from '../unpack-archive.ts'

export type ArrivingFiles = Readonly<{
  take: (name: string, entry: Entry) => Promise<void>
  arrived: Readonly<Record<string, Digest>>
  close: (end: Readonly<{ isKept: boolean }>) => Promise<void>
}>

/** Marks the folder of a tenant whose import is not over; its tenant is there only when the import succeeded. */
const marker = '.arriving'

type Arriving = Readonly<{ client: Client; filesDir: string; code: string; isDryRun: boolean }>

/**
 * Opens the folder of a tenant that arrives. Removes folders of imports that were killed, so the caller must hold
 * the lock of imports.
 */
export async function openArrivingFiles({
  client,
  filesDir,
  code,
  isDryRun,
}: Arriving): Promise<ArrivingFiles> {
  await sweep(client, filesDir)
  const folder = join(filesDir, code)
  if (existsSync(folder))
    throw new CannotStart(
      `${folder} holds files of another ${code}: move that folder away, or choose another code.`,
    )
  if (!isDryRun) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, marker), '')
  }

  const arrived: Record<string, Digest> = {}
  return {
    arrived,
    take: async (name, entry) => {
      const hash = hashIn(name)
      if (hash === undefined)
        throw new CannotStart(`The file holds something foreign: ${JSON.stringify(name)}`)
      const digest = isDryRun ? await digestOf(entry) : await placeEntry(entry, join(folder, name))
      if (digest.sha256 !== hash) throw new CannotStart(`The file ${name} is not what its name says.`)
      arrived[name] = digest
    },
    close: async ({ isKept }) => {
      if (!isDryRun) await rm(isKept ? join(folder, marker) : folder, { recursive: true, force: true })
    },
  }
}

/** Only names of stored content are taken, so no name leads out of the folder. */
function hashIn(name: string): string | undefined {
  const [, start = '', hash = ''] = /^content\/([0-9a-f]{2})\/([0-9a-f]{64})$/.exec(name) ?? []
  return hash !== '' && hash.startsWith(start) ? hash : undefined
}

async function digestOf(entry: Entry): Promise<Digest> {
  const { through, digest } = digesting()
  await pipeline(entry, through, new Writable({ write: (_chunk, _encoding, done) => done() }))
  return digest()
}

/** A killed import left its marker: its tenant is complete when its row is there, and otherwise not there at all. */
async function sweep(client: Client, filesDir: string): Promise<void> {
  for (const code of await readdir(filesDir).catch(() => [])) {
    const mark = join(filesDir, code, marker)
    if (!existsSync(mark)) continue
    const { rowCount } = await client.query('select from platform.tenant where code = $1', [code])
    await rm(rowCount === 1 ? mark : join(filesDir, code), { recursive: true, force: true })
  }
}
