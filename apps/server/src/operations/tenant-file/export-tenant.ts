import { mkdtemp, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { CannotStart, tenantSchema } from '@signet/db'
import type { Client } from 'pg'
import type { Outside } from '../../outside/index.ts'
import type { Secrets } from '../../outside/secrets/index.ts'
import { connect, holdTables, storedTables, texts } from '../catalogue.ts'
import { type Digest, filesIn, type Manifest } from '../manifest.ts'
import { type Archive, packArchive } from '../pack-archive.ts'
import { readSealed, refuseShortPassphrase, sealForTravel } from './sealed-secrets.ts'
import { fetchObject, storedObjects } from './stored-objects.ts'
import { readShapes, type TableShape } from './table-shapes.ts'
import { type TenantCover, tenantFormat } from './tenant-cover.ts'
import { copyOf, leftBehind, platformTables, quoted } from './tenant-tables.ts'
import { refuseUnderWay } from './work-under-way.ts'

export type ExportOrder = Readonly<{
  url: string
  filesDir: string
  tenant: string
  target: string
  secrets: Secrets
  /** The servers that object storages of the tenant are asked at. */
  outside: Outside
  clock: () => number
  passphrase: string | undefined
  isWithoutSecrets: boolean
  product: string
  madeAt: string
}>

export type Exported = Readonly<{
  manifest: Manifest
  cover: TenantCover
  /** Secrets taken along, or left out. */
  secrets: number
  /** Files that are not on disk. */
  missing: number
}>

/**
 * Writes everything of one tenant to a file, in one snapshot: the rows of its schema, its rows of the platform, its
 * stored files, and its secrets under a passphrase. Throws CannotStart.
 */
export async function exportTenant(order: ExportOrder): Promise<Exported> {
  const { url, tenant, target } = order
  const client = await connect(url)
  try {
    await client.query('begin isolation level repeatable read read only')
    const row = await findTenant(client, tenant)
    const schema = tenantSchema(tenant)
    if (row.isSuspended) await refuseUnderWay(client, { schema, now: order.madeAt })
    await holdTables(client, await storedTables(client, `to_regnamespace('${schema}')`))
    const found = await readSealed({ client, schema })
    const travelling = order.isWithoutSecrets ? undefined : sealed(order, found)
    const cover = await coverOf(order, { client, schema, row, secrets: kindOf(order, found.length) })

    const exported = await packArchive({ client, target }, async (archive) => {
      await archive.addText('cover.json', JSON.stringify(cover))
      if (travelling) await archive.addText('secrets.json', JSON.stringify(travelling))
      const tables = await addTables(archive, { schema, tenant, cover })
      const { files, missing } = await addFiles(archive, { client, schema, order })
      const manifest = { tables, files }
      await archive.addText('manifest.json', JSON.stringify(manifest))
      return { manifest, cover, secrets: found.length, missing }
    })
    await client.query('commit')
    if (row.isSuspended) await noteMove(client, order)
    return exported
  } finally {
    await client.end()
  }
}

/** An operator who resumes it here is asked to be sure that it does not go on elsewhere. */
async function noteMove(client: Client, { tenant, madeAt }: ExportOrder): Promise<void> {
  await client.query('update platform.tenant set moved_at = $2 where code = $1', [tenant, madeAt])
}

async function findTenant(client: Client, tenant: string): Promise<TenantCover['tenant']> {
  const { rows } = await client.query<TenantCover['tenant']>(
    `select code, name, is_demo as "isDemo", to_json(created_at) #>> '{}' as "createdAt",
      suspended_at is not null as "isSuspended", is_copy as "isCopy", most_people as "mostPeople", most_bytes::text as "mostBytes",
      calls_per_minute as "callsPerMinute"
    from platform.tenant where code = $1`,
    [tenant],
  )
  if (!rows[0]) throw new CannotStart(`There is no tenant ${tenant}.`)
  return rows[0]
}

function sealed({ tenant, secrets, passphrase }: ExportOrder, found: Awaited<ReturnType<typeof readSealed>>) {
  if (found.length === 0) return undefined
  if (passphrase === undefined)
    throw new CannotStart(
      `${tenant} keeps ${found.length} secrets. Set TENANT_PASSPHRASE to take them along under it, or add --without-secrets.`,
    )
  refuseShortPassphrase(passphrase)
  return sealForTravel(found, { tenant, secrets, passphrase })
}

function kindOf({ isWithoutSecrets }: ExportOrder, found: number): TenantCover['secrets'] {
  if (found === 0) return 'none'
  return isWithoutSecrets ? 'leftOut' : 'sealed'
}

type Found = Readonly<{
  client: Client
  schema: string
  row: TenantCover['tenant']
  secrets: TenantCover['secrets']
}>

async function coverOf(
  { product, madeAt }: ExportOrder,
  { client, schema, row, secrets }: Found,
): Promise<TenantCover> {
  const migrations = await client.query<TenantCover['migrations'][number]>(
    `select name, checksum from ${quoted(schema)}.migration order by name`,
  )
  const shapes = await readShapes(client, schema)
  return {
    format: tenantFormat,
    product,
    madeAt,
    tenant: row,
    migrations: migrations.rows,
    tables: shapes.filter(({ name }) => !leftBehind.includes(name)),
    platform: await platformColumns(client),
    counters: await readCounters(client, schema),
    secrets,
  }
}

async function platformColumns(client: Client): Promise<Record<string, string[]>> {
  const columns: Record<string, string[]> = {}
  for (const table of platformTables)
    columns[table] = await texts(
      client,
      `select attname from pg_attribute where attrelid = 'platform.${table}'::regclass
        and attnum > 0 and not attisdropped and attname <> 'tenant_code' order by attnum`,
    )
  return columns
}

async function readCounters(client: Client, schema: string): Promise<Record<string, string>> {
  const { rows } = await client.query<{ counter: string; last: string }>(
    `select c.relname || '.' || a.attname as counter, s.last_value::text as last
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_sequences s
      on format('%I.%I', s.schemaname, s.sequencename) = pg_get_serial_sequence(c.oid::regclass::text, a.attname)
    where n.nspname = $1 and a.attidentity <> '' and s.last_value is not null`,
    [schema],
  )
  return Object.fromEntries(rows.map(({ counter, last }) => [counter, last]))
}

type Tables = Readonly<{ schema: string; tenant: string; cover: TenantCover }>

async function addTables(archive: Archive, { schema, tenant, cover }: Tables): Promise<Manifest['tables']> {
  const digests: Record<string, Digest> = {}
  const add = async (name: string, copy: string) => {
    digests[name] = await archive.addRows(`tables/${name}`, copy)
  }
  for (const { name, columns } of cover.tables satisfies readonly TableShape[])
    await add(name, copyOf(schema, name, columns))
  for (const [table, columns] of Object.entries(cover.platform))
    await add(
      `platform.${table}`,
      // A tenant's code holds no quote.
      `copy (select ${columns.map(quoted).join(', ')} from platform.${quoted(table)} where tenant_code = '${tenant}') to stdout`,
    )
  return digests
}

type Stored = Readonly<{ client: Client; schema: string; order: ExportOrder }>

/** Only files that a row of the snapshot names. */
async function addFiles(archive: Archive, { client, schema, order }: Stored) {
  const folder = join(order.filesDir, order.tenant)
  const wanted = new Set(
    await texts(
      client,
      `select distinct content_hash from ${quoted(schema)}.stored_file where state = 'ready'`,
    ),
  )
  const files: Record<string, Digest> = {}
  for (const name of await filesIn(join(folder, 'content'))) {
    if (!wanted.has(basename(name))) continue
    const digest = await archive.addFile(`content/${name}`, join(folder, 'content', name))
    if (!digest) continue
    if (digest.sha256 !== basename(name))
      throw new CannotStart(
        `The stored file content/${name} was changed on disk: put it back from a backup, or delete it, and export again.`,
      )
    files[`content/${name}`] = digest
  }
  const elsewhere = [...wanted].filter((hash) => !Object.hasOwn(files, pathOf(hash)))
  Object.assign(files, await addObjects(archive, { schema, order, wanted: elsewhere }))
  return { files, missing: wanted.size - Object.keys(files).length }
}

type Elsewhere = Omit<Stored, 'client'> & Readonly<{ wanted: readonly string[] }>

/** Brings along what is in object storages, also what moved there since the snapshot. */
async function addObjects(
  archive: Archive,
  { schema, order, wanted }: Elsewhere,
): Promise<Record<string, Digest>> {
  const files: Record<string, Digest> = {}
  if (wanted.length === 0) return files
  const objects = await storedObjects(order.url, schema)
  const work = await mkdtemp(join(dirname(order.target), '.signet-objects-'))
  try {
    for (const contentHash of wanted) {
      const kept = objects.get(contentHash)
      const path = join(work, contentHash)
      if (!kept || !(await fetchObject(order, { kept, contentHash, path }))) continue
      const name = pathOf(contentHash)
      const digest = await archive.addFile(name, path)
      await rm(path, { force: true })
      if (digest?.sha256 !== contentHash)
        throw new CannotStart(`The stored file ${name} was changed in its object storage.`)
      files[name] = digest
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return files
}

function pathOf(contentHash: string): string {
  return `content/${contentHash.slice(0, 2)}/${contentHash}`
}
