import type { Reader } from '@signet/db'
import { sql } from 'kysely'

type NamedThing = Readonly<{ id: string; code: string }>

/** JSON paths by which a definition refers to a thing: `{ "dictionary": "city" }` holds a code or id. */
const paths = {
  dictionary: '$.**.dictionary ? (@ == $id || @ == $code)',
  billRule: '$.**.rule ? (@ == $id || @ == $code), $.**.billRule ? (@ == $id || @ == $code)',
  interface: '$.**.interface ? (@ == $id || @ == $code)',
} as const

/**
 * Returns the name of a form whose draft or published version refers to the thing; undefined if none does.
 */
export async function formThatNames(
  tx: Reader,
  kind: keyof typeof paths,
  { id, code }: NamedThing,
): Promise<string | undefined> {
  const names = sql`${JSON.stringify({ id, code })}::jsonb`
  const mentions = (column: 'form.draft' | 'formVersion.definition') =>
    sql<boolean>`exists (select from unnest(${paths[kind].split(', ')}::text[]) as path
      where jsonb_path_exists(${sql.ref(column)}, path::jsonpath, ${names}))`
  const form = await tx
    .selectFrom('form')
    .leftJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .where(({ or }) => or([mentions('form.draft'), mentions('formVersion.definition')]))
    .select('form.name')
    .executeTakeFirst()
  return form?.name
}
