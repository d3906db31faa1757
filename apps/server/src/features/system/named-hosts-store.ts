import type { Reader } from '@signet/db'
import { sql } from 'kysely'

/** What follows in an address, or ends the words that it stands in. */
const beginning = `https?://[^]/\\s"'\\\\<>()?#]+`
const address = sql<string>`(regexp_matches(version.definition::text, ${beginning}, 'gi'))[1]`.as('address')

/** The beginnings of all addresses that stand in published forms, lists and flows, as they are written there. */
export async function namedAddresses(db: Reader): Promise<readonly string[]> {
  const inForms = await db
    .selectFrom('formVersion as version')
    .innerJoin('form', (join) =>
      join.onRef('form.id', '=', 'version.formId').onRef('form.publishedVersion', '=', 'version.version'),
    )
    .select(address)
    .distinct()
    .execute()
  const inLists = await db
    .selectFrom('listVersion as version')
    .innerJoin('listDesign as list', (join) =>
      join.onRef('list.formId', '=', 'version.formId').onRef('list.publishedVersion', '=', 'version.version'),
    )
    .select(address)
    .distinct()
    .execute()
  const besideSteps = await db
    .selectFrom('flowVersion as version')
    .innerJoin('flow', 'flow.publishedVersionId', 'version.id')
    .select(
      sql<string>`(regexp_matches(jsonb_path_query_array(version.definition, '$.nodes[*].side.links[*].url')::text, ${beginning}, 'gi'))[1]`.as(
        'address',
      ),
    )
    .distinct()
    .execute()
  return [...inForms, ...inLists, ...besideSteps].map((one) => one.address)
}
