import type { Reader } from '@signet/db'
import { sql } from 'kysely'

/** Matches up to the characters that follow a host or end the surrounding text. */
const beginning = `https?://[^]/\\s"'\\\\<>()?#]+`
const address = sql<string>`(regexp_matches(version.definition::text, ${beginning}, 'gi'))[1]`.as('address')

/** Returns the origins of all addresses in published forms, lists and flows, as written there. */
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
