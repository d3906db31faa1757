import { tenantSchema } from '@signet/db'
import { sql } from 'kysely'
import type { ReadCall } from '../../http/serve.ts'
import { readableCases } from './readable-case-store.ts'

/**
 * Returns a test whom the acting person may know of. People of the company know everybody; those of other companies
 * know themselves, the people of cases that they take part in, and who invited them.
 */
export async function knownBy({
  tx,
  actor,
}: Pick<ReadCall, 'tx' | 'actor'>): Promise<(person: string) => boolean> {
  if (!actor.isExternal) return () => true
  const { personId, tenant } = actor
  const cases = readableCases(tenant, { reader: { personId, agencies: [] } })
  const table = (name: string) => sql.id(tenantSchema(tenant), name)
  const { rows } = await sql<{ id: string }>`
    with own as materialized (${cases})
    select starter_id as id from ${table('flow_case')} where id in (select id from own)
    union select person_id from ${table('flow_task')} where case_id in (select id from own) and stage not in ('waiting', 'cancelled')
    union select invited_by from ${table('external_person')} where person_id = ${personId}`.execute(tx)
  const known = new Set([personId, ...rows.map(({ id }) => id)])
  return (person) => known.has(person)
}
