import type pg from 'pg'

/**
 * Links the events of copied cases anew, as they would have been linked had they happened (`linkEvents` of the engine):
 * a copy has other texts than what it was copied from. For cases whose copies have ids that begin with `case`.
 */
export async function linkCopies(database: pg.Pool, schema: string): Promise<void> {
  const { rows } = await database.query<{ last: number }>(
    `select max(sequence) as last from ${schema}.flow_event`,
  )
  const last = rows[0]?.last ?? 0
  for (let sequence = 1; sequence <= last; sequence += 1) await database.query(linkOf(schema, sequence))
  await database.query(
    `update ${schema}.flow_case c set last_hash = e.hash from ${schema}.flow_event e
     where e.case_id = c.id and e.sequence = c.sequence and c.id like 'case%'`,
  )
}

function linkOf(schema: string, sequence: number): string {
  const before =
    sequence === 1
      ? 'e.case_id'
      : `(select encode(b.hash, 'hex') from ${schema}.flow_event b
          where b.case_id = e.case_id and b.sequence = ${sequence - 1})`
  return `update ${schema}.flow_event e
    set hash = sha256(convert_to(${before} || E'\\n${sequence}\\n' || e.body, 'UTF8'))
    where e.sequence = ${sequence} and e.case_id like 'case%'`
}
