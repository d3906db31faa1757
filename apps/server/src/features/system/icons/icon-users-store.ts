import type { Reader } from '@signet/db'
import { sql } from 'kysely'
import { isListed, isNot } from '../../../publication/index.ts'

/** Returns the names of applications, forms and flows that show an icon, also in menus and drafts, each once. */
export async function findIconUsers(tx: Reader, address: string): Promise<readonly string[]> {
  const found = await applicationsShowing(tx, address)
    .union(formsShowing(tx, address))
    .union(flowsShowing(tx, address))
    .execute()
  return [...new Set(found.map(({ name }) => name))].sort()
}

/** Whether a definition has the address anywhere. */
function shows(column: string, address: string) {
  const variables = sql`${JSON.stringify({ address })}::jsonb`
  return sql<boolean>`coalesce(jsonb_path_exists(${sql.ref(column)}, '$.** ? (@ == $address)', ${variables}), false)`
}

function applicationsShowing(tx: Reader, address: string) {
  return tx
    .selectFrom('application')
    .where(shows('application.definition', address))
    .select(sql<string>`definition ->> 'fullName'`.as('name'))
}

/** Data views have their icon in the definition. */
function formsShowing(tx: Reader, address: string) {
  return tx
    .selectFrom('form')
    .leftJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .where(isNot(isListed('form', 'deleted')))
    .where((where) =>
      where.or([
        where('form.icon', '=', address),
        shows('form.draft', address),
        shows('formVersion.definition', address),
      ]),
    )
    .select('form.name')
}

function flowsShowing(tx: Reader, address: string) {
  return tx
    .selectFrom('flow')
    .where(isNot(isListed('flow', 'deleted')))
    .where('flow.icon', '=', address)
    .select('flow.name')
}
