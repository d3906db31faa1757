import { prepared, type Reader } from '@signet/db'
import type { TableShape } from '@signet/form'
import { sql } from 'kysely'
import { isFormIn, isNot } from '../../publication/availability-store.ts'

/** A published form with a published list, without their definitions. */
export type ModelRow = Readonly<{
  id: string
  name: string
  code: string
  category: string
  formVersionId: string
  listVersionId: string
  /** Whether records may belong to cases. */
  hasFlow: boolean
  /** Whether the form is stopped: no one adds records, and all can be read and changed. */
  isStopped: boolean
  /** Name of its icon; only data views have one. */
  icon: string
}>

export async function findModel(tx: Reader, id: string): Promise<ModelRow | undefined> {
  return (await found(tx, { id }))[0]
}

const found = prepared((tx, { id }: { id: string }) => models(tx).where('form.id', '=', id))

/** Does the same, including withdrawn models. */
export async function findModelEvenWithdrawn(tx: Reader, id: string): Promise<ModelRow | undefined> {
  return withdrawnToo(tx).where('form.id', '=', id).executeTakeFirst()
}

export function allModels(tx: Reader): Promise<ModelRow[]> {
  return models(tx).orderBy('form.category').orderBy('form.name').orderBy('form.id').execute()
}

/** Whether its list was withdrawn after publication. */
export async function isWithdrawn(tx: Reader, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('listWithdrawal')
    .where('formId', '=', id)
    .select('formId')
    .executeTakeFirst()
  return row !== undefined
}

function models(tx: Reader) {
  return withdrawnToo(tx)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('listWithdrawal')
            .whereRef('listWithdrawal.formId', '=', 'form.id')
            .select(sql`1`.as('one')),
        ),
      ),
    )
    .where(isNot(isFormIn(['archived', 'deleted'])))
}

function withdrawnToo(tx: Reader) {
  return tx
    .selectFrom('form')
    .innerJoin('formVersion', (join) =>
      join
        .onRef('formVersion.formId', '=', 'form.id')
        .onRef('formVersion.version', '=', 'form.publishedVersion'),
    )
    .innerJoin('listDesign', 'listDesign.formId', 'form.id')
    .innerJoin('listVersion', (join) =>
      join
        .onRef('listVersion.formId', '=', 'listDesign.formId')
        .onRef('listVersion.version', '=', 'listDesign.publishedVersion'),
    )
    .select([
      'form.id',
      'form.name',
      'form.code',
      'form.category',
      'formVersion.id as formVersionId',
      'listVersion.id as listVersionId',
    ])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('flow').whereRef('flow.formId', '=', 'form.id').select(sql`1`.as('one')))
        .$castTo<boolean>()
        .as('hasFlow'),
    )
    .select(isFormIn(['stopped']).$castTo<boolean>().as('isStopped'))
    .select(sql<string>`coalesce(form_version.definition #>> '{dataView,icon}', '')`.as('icon'))
}

/** Returns the published definitions, which change only where tables rename columns of older versions. */
export async function loadDefinitions(
  tx: Reader,
  { formVersionId, listVersionId }: Pick<ModelRow, 'formVersionId' | 'listVersionId'>,
) {
  const form = await tx
    .selectFrom('formVersion')
    .where('id', '=', formVersionId)
    .select(['definition', 'tables'])
    .executeTakeFirstOrThrow()
  const list = await tx
    .selectFrom('listVersion')
    .where('id', '=', listVersionId)
    .select('definition')
    .executeTakeFirstOrThrow()
  // Only publishing a form writes `tables`, from `tablesOf`.
  return { form: form.definition, tables: form.tables as readonly TableShape[], list: list.definition }
}

type IdAndCode = Readonly<{ id: string; code: string }>

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
  { id, code }: IdAndCode,
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
