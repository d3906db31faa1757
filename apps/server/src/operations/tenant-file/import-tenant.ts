import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { CannotStart, tenantSchema } from '@signet/db'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { z } from 'zod'
import type { Secrets } from '../../outside/secrets/index.ts'
import { connect } from '../catalogue.ts'
import { type Digest, digesting, Manifest } from '../manifest.ts'
import { type Entry, isFromDatabase, refuseOtherFiles, unpackArchive } from '../unpack-archive.ts'
import { type ArrivingFiles, openArrivingFiles } from './arriving-files.ts'
import { finishSchema, prepareSchema, verifyRows } from './arriving-schema.ts'
import { addPlatformRows, insertTenant, isCodeTaken, isOriginalHere } from './arriving-tenant.ts'
import { settleWithoutSecrets, TravellingSecrets, unsealOnArrival } from './sealed-secrets.ts'
import { silenceCopy } from './silence-copy.ts'
import { TenantCover, tenantFormat } from './tenant-cover.ts'
import { quoted } from './tenant-tables.ts'

export type ImportOrder = Readonly<{
  url: string
  filesDir: string
  source: string
  /** Its new code and name, if they change. */
  code: string | undefined
  name: string | undefined
  secrets: Secrets
  passphrase: string | undefined
  /** Whether everything is checked and nothing is kept. */
  isDryRun: boolean
  now: string
}>

export type Imported = Readonly<{
  code: string
  name: string
  manifest: Manifest
  cover: TenantCover
  /** Whether what leaves the machine was switched off, because the original may go on. */
  isCopy: boolean
  /** Rows of the platform that are taken here, by table. */
  taken: Readonly<Record<string, number>>
}>

type Arrival = {
  readonly client: Client
  readonly order: ImportOrder
  cover?: TenantCover
  code: string
  schema: string
  files?: ArrivingFiles
  readonly tables: Record<string, Digest>
  travelling?: z.infer<typeof TravellingSecrets>
  manifest?: Manifest
}

/**
 * Creates a tenant from its file, suspended, in one transaction: it is there with every row and file, or nothing of
 * it is. A process that is killed leaves a folder of files that the next import removes. Throws CannotStart.
 */
export async function importTenant(order: ImportOrder): Promise<Imported> {
  const client = await connect(order.url)
  const arrival: Arrival = { client, order, code: '', schema: '', tables: {} }
  let isKept = false
  try {
    await client.query('begin')
    await refuseWhileOther(client)
    await receive(arrival)
    const imported = await settle(arrival)
    await client.query(order.isDryRun ? 'rollback' : 'commit')
    isKept = !order.isDryRun
    return imported
  } catch (cause) {
    if (!isFromDatabase(cause)) throw cause
    throw new CannotStart(`${order.source} does not fit this version of Signet: ${cause.message}.`, { cause })
  } finally {
    await client.end()
    await arrival.files?.close({ isKept })
  }
}

/** One tenant is made at a time, also by registration. */
async function refuseWhileOther(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select pg_try_advisory_xact_lock(hashtextextended('signet.register', 0)) as "isOurs"`,
  )
  if (!rows[0]?.isOurs)
    throw new CannotStart('Another tenant is being created right now. Try again when that is done.')
}

async function receive(arrival: Arrival): Promise<void> {
  const { source } = arrival.order
  await unpackArchive({ source, isA: 'file of a tenant' }, (entry) => takeEntry(arrival, entry))
  if (!arrival.manifest)
    throw new CannotStart(`${source} is not a complete file of a tenant: it was cut off.`)
}

async function takeEntry(arrival: Arrival, entry: Entry): Promise<void> {
  const { name } = entry.header
  const { cover, manifest } = arrival
  if (!cover) return begin(arrival, entry)
  if (manifest) throw new CannotStart('The file goes on after its end.')
  if (name === 'manifest.json') arrival.manifest = Manifest.parse(await json(entry))
  else if (name === 'secrets.json') arrival.travelling = TravellingSecrets.parse(await json(entry))
  else if (name.startsWith('tables/')) await fillTable(arrival, name.slice('tables/'.length), entry)
  else await arrival.files?.take(name, entry)
}

/** The cover comes first and tells what is to come. */
async function begin(arrival: Arrival, entry: Entry): Promise<void> {
  const { client, order } = arrival
  const cover = readCover(order.source, entry.header.name === 'cover.json' ? await json(entry) : undefined)
  const code = order.code ?? cover.tenant.code
  const schema = schemaOf(code)
  if (await isCodeTaken(client, code, schema))
    throw new CannotStart(`There is already a tenant ${code}: choose another code with --code.`)

  Object.assign(arrival, { cover, code, schema })
  arrival.files = await openArrivingFiles({
    client,
    filesDir: order.filesDir,
    code,
    isDryRun: order.isDryRun,
  })
  await prepareSchema(client, schema, cover)
}

function readCover(source: string, found: unknown): TenantCover {
  const { format } = Object(found) as { format?: unknown }
  if (format === 'signet-backup-1')
    throw new CannotStart(`${source} is a backup of a whole installation: use npm run restore.`)
  if (format !== tenantFormat) throw new CannotStart(`${source} is not a file of a tenant.`)
  return TenantCover.parse(found)
}

function schemaOf(code: string): string {
  try {
    return tenantSchema(code)
  } catch {
    throw new CannotStart(
      `Not a code of a tenant: ${JSON.stringify(code)}. It begins with a letter and has up to 31 small letters, digits and underscores.`,
    )
  }
}

/** Larger texts than any real one would only fill the memory. */
const longestText = 2 ** 28

async function json(entry: Entry): Promise<unknown> {
  if ((entry.header.size ?? 0) > longestText) throw new CannotStart(`${entry.header.name} is too large.`)
  return JSON.parse(await text(entry))
}

async function fillTable(
  { client, schema, cover, tables }: Arrival,
  name: string,
  rows: Entry,
): Promise<void> {
  const platform = name.startsWith('platform.') ? name.slice('platform.'.length) : undefined
  const columns = platform
    ? cover?.platform[platform]
    : cover?.tables.find((table) => table.name === name)?.columns.map((column) => column.name)
  if (!columns || tables[name])
    throw new CannotStart(`The file holds rows for ${JSON.stringify(name)} that it does not announce.`)

  const target = platform ? `pg_temp.${quoted(platform)}` : `${quoted(schema)}.${quoted(name)}`
  const { through, digest } = digesting()
  const list = columns.map(quoted).join(', ')
  await pipeline(rows, through, client.query(copyFrom(`copy ${target} (${list}) from stdin`)))
  tables[name] = digest()
}

async function settle({ client, order, cover, code, schema, files, tables, travelling, manifest }: Arrival) {
  if (!cover || !manifest) throw new CannotStart(`${order.source} is not a file of a tenant.`)
  refuseOtherFiles(files?.arrived ?? {}, manifest.files, 'file')
  refuseOtherFiles(tables, manifest.tables, 'file')
  await verifyRows(client, schema, { cover, manifest })
  await finishSchema(client, schema, cover)

  if (travelling) await unsealOnArrival(travelling, { ...unsealing(order), client, tenant: code, schema })
  else if (cover.secrets !== 'none') await settleWithoutSecrets(client, schema)
  const { isSuspended, isCopy: wasCopy } = cover.tenant
  const isCopy = wasCopy || !isSuspended || (await isOriginalHere(client, cover.tenant))
  if (isCopy) await silenceCopy(client, { schema, now: order.now })
  const name = order.name ?? cover.tenant.name
  await insertTenant(client, { cover, code, schema, name, isCopy, now: order.now })
  return { code, name, manifest, cover, isCopy, taken: await addPlatformRows(client, cover, code) }
}

function unsealing({ secrets, passphrase }: ImportOrder) {
  if (passphrase === undefined)
    throw new CannotStart('The file holds secrets: set TENANT_PASSPHRASE to the one that it was made with.')
  return { secrets, passphrase }
}
