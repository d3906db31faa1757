import { join } from 'node:path'
import type { Client } from 'pg'
import { connect, holdTables, storedTables, texts } from './catalogue.ts'
import { describeConstraints, describeTables } from './describe-tables.ts'
import { type Digest, filesIn, type Manifest } from './manifest.ts'
import { type Archive, packArchive } from './pack-archive.ts'

export type BackupOrder = Readonly<{
  url: string
  filesDir: string
  target: string
  product: string
  madeAt: string
}>

/**
 * Writes one .tar.gz of all tables, in one snapshot while the product keeps running, and all files.
 * Returns its manifest.
 */
export async function backup({ url, filesDir, target, product, madeAt }: BackupOrder): Promise<Manifest> {
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    await holdTables(client, await storedTables(client))
    return await packArchive({ client, target }, async (archive) => {
      await archive.addText('cover.json', JSON.stringify({ format: 'signet-backup-1', product, madeAt }))
      await archive.addText('tables.sql', await describeTables(client))
      const tables = await addTables(archive, client)
      await archive.addText('constraints.sql', await describeConstraints(client))
      const files = await addFiles(archive, filesDir)
      await archive.addText('manifest.json', JSON.stringify({ tables, files }))
      return { tables, files }
    })
  } finally {
    await client.end()
  }
}

/** Counts the files that are in object storages of companies, which a backup does not hold. */
export async function countObjects(url: string): Promise<number> {
  const client = await connect(url)
  try {
    const schemas = await texts(
      client,
      `select nspname from pg_namespace space join pg_class entry on entry.relnamespace = space.oid
        where entry.relname = 'object_content' and entry.relkind = 'r'`,
    )
    let count = 0
    for (const schema of schemas) {
      const [one] = await texts(
        client,
        `select count(*)::text from ${client.escapeIdentifier(schema)}.object_content`,
      )
      count += Number(one)
    }
    return count
  } finally {
    await client.end()
  }
}

async function addTables(archive: Archive, client: Client): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {}
  for (const { name, columns } of await storedTables(client))
    digests[name] = await archive.addRows(`tables/${name}`, `copy ${name} (${columns}) to stdout`)
  return digests
}

/** Files are named by content and never change; one deleted meanwhile is unused. */
async function addFiles(archive: Archive, filesDir: string): Promise<Record<string, Digest>> {
  const digests: Record<string, Digest> = {}
  for (const name of await filesIn(filesDir)) {
    const digest = await archive.addFile(`files/${name}`, join(filesDir, name))
    if (digest) digests[name] = digest
  }
  return digests
}
