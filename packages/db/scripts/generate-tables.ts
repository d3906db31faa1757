import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openEmbedded } from '../src/embedded/index.ts'
import { migratePlatform, migrateTenant } from '../src/migrate.ts'
import { type Db, openDb } from '../src/open-db.ts'
import { type Column, columnType } from './column-type.ts'

const target = join(import.meta.dirname, '../src/tables.generated.ts')

const generated = await generate()

if (!process.argv.includes('--check')) await writeFile(target, generated)
else if ((await readFile(target, 'utf8')) !== generated) {
  console.error('packages/db/src/tables.generated.ts is stale: run "npm run db:types" and commit the result.')
  process.exitCode = 1
}

/** Runs all migrations on a new database and reads its tables. */
async function generate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-types-'))
  const { url, stop } = await openEmbedded(folder, { durability: 'scratch' })
  const db = openDb(url, { max: 1 })
  try {
    await migratePlatform(db)
    await migrateTenant(db, 'demo')
    return await describeTables(db)
  } finally {
    await db.close()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Row = Readonly<{ table: string }> & Column

/** The text of tables.generated.ts, for both kinds of migrations. */
async function describeTables({ platform }: Pick<Db, 'platform'>): Promise<string> {
  const handle = platform as unknown as Kysely<never>
  const tables = [
    ['PlatformTables', await columnsOf(handle, 'platform')],
    ['TenantTables', await columnsOf(handle, 't_demo')],
  ] as const
  const body = tables.map(([name, rows]) => describe(name, rows)).join('\n')
  const imported = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`))

  return [
    '// Generated from migrations/*.sql by `npm run db:types`. Do not edit.',
    `import type { ${imported.join(', ')} } from 'kysely'`,
    '',
    body,
  ].join('\n')
}

function describe(name: string, rows: readonly Row[]): string {
  const tables = Map.groupBy(rows, ({ table }) => table)
  const lines = [...tables].flatMap(([table, columns]) => [
    `  ${camelCase(table)}: {`,
    ...columns.map((column) => `    ${camelCase(column.name)}: ${columnType(column)}`),
    '  }',
  ])
  return [`export type ${name} = {`, ...lines, '}', ''].join('\n')
}

async function columnsOf(db: Kysely<never>, schema: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.relname as table, a.attname as name, format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null) as type,
      a.attnotnull or t.typnotnull as "isRequired",
      a.atthasdef or a.attidentity = 'd' as "hasDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "isComputed",
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = to_regnamespace(${schema}) and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    order by c.relname, a.attnum`.execute(db)
  return rows
}

/** Like Kysely's CamelCasePlugin, which must be reversible: `level_2` would come back as `level2`. */
export function camelCase(name: string): string {
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const back = camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (back !== name)
    throw new Error(`The name ${name} does not survive camelCase: no digit may follow an underscore.`)

  return camel
}
