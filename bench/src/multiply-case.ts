import type pg from 'pg'

type Changes = Readonly<Record<string, string>>
type Part = keyof typeof parts
type CaseCopies = Readonly<{ caseId: string; rows: number; with: readonly Part[] }>

/** The changed columns of the n-th copy of the row `was` of a case. */
const parts = {
  flow_task: {
    id: `replace(was.id, was.case_id, 'case' || n)`,
    case_id: `'case' || n`,
    listed_at: minutesEarlier('listed_at'),
  },
  flow_event: { case_id: `'case' || n`, body: `replace(was.body, was.case_id, 'case' || n)` },
} satisfies Readonly<Record<string, Changes>>

/**
 * Copies a case and its tasks or events until there are `rows` cases, one minute apart, each with its own ids and
 * title. Returns the schema of the tenant.
 */
export async function multiplyCase(
  database: pg.Pool,
  { caseId, rows, with: wanted }: CaseCopies,
): Promise<string> {
  const { rows: tenants } = await database.query<{ code: string }>('select code from platform.tenant limit 1')
  const schema = `t_${tenants[0]?.code}`
  const copies = rows - 1
  const title = `was.title || ' ' || n`
  const ofCase = {
    id: `'case' || n`,
    title,
    state: `replace(was.state, was.id, 'case' || n)`,
    changed_at: minutesEarlier('changed_at'),
    listed_at: minutesEarlier('listed_at'),
  }
  await copyRows(database, { table: `${schema}.flow_case`, where: 'id', caseId, copies, changes: ofCase })
  const ofTitle = { case_id: `'case' || n`, title }
  const titles = `${schema}.case_title`
  await copyRows(database, { table: titles, where: 'case_id', caseId, copies, changes: ofTitle })
  if (wanted.includes('flow_event')) await splitEvents(database, schema, caseId)
  for (const part of wanted)
    await copyRows(database, {
      ...{ table: `${schema}.${part}`, where: 'case_id', caseId, copies },
      changes: parts[part],
    })
  const filled = [titles, ...wanted.map((part) => `${schema}.${part}`)]
  await database.query(`vacuum analyze ${schema}.flow_case, ${filled.join(', ')}`)
  return schema
}

/** Gives each event of a case its own row, because `linkCopies` works by row. */
async function splitEvents(database: pg.Pool, schema: string, caseId: string): Promise<void> {
  await database.query(
    `with whole as (delete from ${schema}.flow_event where case_id = $1 returning *)
     insert into ${schema}.flow_event (case_id, sequence, type, body, hash, at)
     select case_id, sequence + n - 1, split_part(type, ' ', n::int), line, substring(hash from 32 * n::int - 31 for 32), at
     from whole, string_to_table(body, E'\\n') with ordinality as lines (line, n)`,
    [caseId],
  )
}

type RowCopies = Readonly<{ table: string; where: string; caseId: string; copies: number; changes: Changes }>

async function copyRows(
  database: pg.Pool,
  { table, where, caseId, copies, changes }: RowCopies,
): Promise<void> {
  const columns = await columnsOf(database, table)
  const values = columns.map((column) => changes[column] ?? `was.${column}`)
  await database.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
     from ${table} was, generate_series(1, ${copies}) n where was.${where} = $1`,
    [caseId],
  )
}

async function columnsOf(database: pg.Pool, table: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema || '.' || table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => name)
}

function minutesEarlier(column: string): string {
  return `was.${column} - n * interval '1 minute'`
}

/**
 * Recomputes the hash chain of copied cases (`linkEvents` of the engine), since the text of their events differs from
 * the original. The ids of the copies begin with `case`.
 */
export async function linkCopies(database: pg.Pool, schema: string): Promise<void> {
  const { rows } = await database.query<{ last: number }>(
    `select max(sequence) as last from ${schema}.flow_event`,
  )
  const last = rows[0]?.last ?? 0
  for (let sequence = 1; sequence <= last; sequence += 1)
    await database.query(linkStatement(schema, sequence))
  await database.query(
    `update ${schema}.flow_case c set last_hash = e.hash from ${schema}.flow_event e
     where e.case_id = c.id and e.sequence = c.sequence and c.id like 'case%'`,
  )
}

function linkStatement(schema: string, sequence: number): string {
  const before =
    sequence === 1
      ? 'e.case_id'
      : `(select encode(b.hash, 'hex') from ${schema}.flow_event b
          where b.case_id = e.case_id and b.sequence = ${sequence - 1})`
  return `update ${schema}.flow_event e
    set hash = sha256(convert_to(${before} || E'\\n${sequence}\\n' || e.body, 'UTF8'))
    where e.sequence = ${sequence} and e.case_id like 'case%'`
}
