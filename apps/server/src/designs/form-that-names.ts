import type { Reader } from '@signet/db'
import { sql } from 'kysely'

type Named = Readonly<{ id: string; code: string }>

/** What a definition calls the thing that it names: `{ "dictionary": "city" }` names a dictionary by its code or id. */
const paths = {
  dictionary: '$.**.dictionary ? (@ == $id || @ == $code)',
  billRule: '$.**.rule ? (@ == $id || @ == $code), $.**.billRule ? (@ == $id || @ == $code)',
  interface: '$.**.interface ? (@ == $id || @ == $code)',
} as const

/** The name of a form whose draft or published version names this; undefined when none does. */
export async function formThatNames(
  tx: Reader,
  kind: keyof typeof paths,
  { id, code }: Named,
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
