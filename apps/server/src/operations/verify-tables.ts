import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CannotStart } from '@signet/db'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { digesting } from './digest.ts'
import type { Manifest } from './manifest.ts'
import { storedTables } from './tables.ts'

/**
 * Reads every table back and compares rows and hashes. Throws CannotStart naming the first table that
 * differs.
 */
export async function verifyTables(client: Client, expected: Manifest['tables']): Promise<void> {
  const missing = new Set(Object.keys(expected))
  for (const { name, columns } of await storedTables(client)) {
    const { through, digest } = digesting()
    await pipeline(client.query(copyTo(`copy ${name} (${columns}) to stdout`)), through, nowhere())
    if (digest().sha256 !== expected[name]?.sha256)
      throw new CannotStart(
        `Table ${name} differs from the backup: it has ${digest().lines} rows, the backup has ${expected[name]?.lines ?? 0}.`,
      )
    missing.delete(name)
  }
  for (const name of missing) throw new CannotStart(`Table ${name} is missing after the restore.`)
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
