import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Migration = Readonly<{ name: string; statements: string; checksum: string }>

/** `platform` runs once per database, `tenant` once per tenant. */
export type MigrationKind = 'platform' | 'tenant'

export const migrationsFolder: string = join(import.meta.dirname, '../migrations')

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/

/** The numbered SQL files of one kind, in their order. Two files with one number are an error of ours. */
export async function readMigrations(kind: MigrationKind, folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(join(folder, kind))).filter((name) => name.endsWith('.sql')).sort()
  for (const [place, name] of names.entries()) {
    if (!fileName.test(name)) throw new Error(`${kind}/${name} is not named like 0007_task_transfer.sql`)
    if (names[place - 1]?.slice(0, 4) === name.slice(0, 4))
      throw new Error(`${kind}/${name} has the number of another migration`)
  }

  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(folder, kind, name), 'utf8')
      return { name, statements, checksum: createHash('sha256').update(statements).digest('hex') }
    }),
  )
}
