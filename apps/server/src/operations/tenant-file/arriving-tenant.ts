import type { Client } from 'pg'
import type { TenantCover } from './tenant-cover.ts'
import { platformTables, quoted } from './tenant-tables.ts'

export async function isCodeTaken(client: Client, code: string, schema: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from platform.tenant where code = $1
    union all select from pg_catalog.pg_namespace where nspname = $2`,
    [code, schema],
  )
  return rowCount !== 0
}

/** Whether the tenant that the file was made from is on this server. */
export async function isOriginalHere(
  client: Client,
  { code, createdAt }: TenantCover['tenant'],
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from platform.tenant where code = $1 and created_at = $2::timestamptz',
    [code, createdAt],
  )
  return rowCount === 1
}

type Arrived = Readonly<{
  cover: TenantCover
  code: string
  schema: string
  name: string
  isCopy: boolean
  now: string
}>

/**
 * Adds the tenant, suspended and as the youngest: the oldest is the one that accounts without a tenant sign in to.
 * Addresses of pictures name the code.
 */
export async function insertTenant(
  client: Client,
  { cover: { tenant }, code, schema, name, isCopy, now }: Arrived,
): Promise<void> {
  await client.query(
    `insert into platform.tenant
      (code, name, is_demo, created_at, suspended_at, most_people, most_bytes, calls_per_minute, is_copy)
    values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [code, name, tenant.isDemo, now, tenant.mostPeople, tenant.mostBytes, tenant.callsPerMinute, isCopy],
  )
  const avatars = (of: string) => `/api/oauth/Avatar/${of}/`
  await client.query(
    `update ${quoted(schema)}.person set avatar = $2 || substr(avatar, length($1) + 1)
    where starts_with(avatar, $1)`,
    [avatars(tenant.code), avatars(code)],
  )
  if (code !== tenant.code) await readdressIcons(client, { schema, from: tenant.code, to: code })
}

/** Columns that name an icon of the company by its address, alone or within a definition. */
const iconColumns = [
  ['flow', 'icon', 'text'],
  ['form', 'icon', 'text'],
  ['form', 'draft', 'jsonb'],
  ['form_version', 'definition', 'jsonb'],
  ['application', 'definition', 'jsonb'],
] as const

/** An id of an icon follows, so that no other text is met. */
async function readdressIcons(
  client: Client,
  { schema, from, to }: Readonly<{ schema: string; from: string; to: string }>,
): Promise<void> {
  for (const [table, column, type] of iconColumns)
    await client.query(
      `update ${quoted(schema)}.${quoted(table)} set ${quoted(column)} =
        regexp_replace(${quoted(column)}::text, $1 || '([A-Za-z0-9_-]{16})', $2 || '\\1', 'g')::${type}
      where position($1 in ${quoted(column)}::text) > 0`,
      [`/api/Icon/${from}/`, `/api/Icon/${to}/`],
    )
}

/** Returns how many rows were left out, because this server has their keys already: of the original, beside its copy. */
export async function addPlatformRows(
  client: Client,
  { platform }: TenantCover,
  code: string,
): Promise<Record<string, number>> {
  const taken: Record<string, number> = {}
  for (const table of platformTables) {
    const columns = (platform[table] ?? []).map(quoted).join(', ')
    const { rows } = await client.query<{ count: string }>(`select count(*) from pg_temp.${quoted(table)}`)
    const { rowCount } = await client.query(
      `insert into platform.${quoted(table)} (tenant_code, ${columns})
      select $1, ${columns} from pg_temp.${quoted(table)} on conflict do nothing`,
      [code],
    )
    taken[table] = Number(rows[0]?.count) - (rowCount ?? 0)
  }
  return taken
}
