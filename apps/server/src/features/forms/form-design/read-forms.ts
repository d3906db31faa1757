import { contract, mostCountedRecords, type RefusalCode } from '@signet/contract'
import type { Reader } from '@signet/db'
import { type Locale, Refusal } from '@signet/std'
import { rangeOf, toPage } from '../../../http/page.ts'
import { serve } from '../../../http/serve.ts'
import { type Categories, excusesOf, readCategories } from '../../../publication/index.ts'
import { countUpTo } from '../../../records/record-store/index.ts'
import { designView, formNamesIn } from './design-view.ts'
import { findForm, formRows } from './form-design-store.ts'

export const listForms = serve(contract.formDesign.list, async ({ input, actor, tx, server, caller }) => {
  const directory = await server.directories.of(actor.tenant)
  const { rows, total } = await formRows(tx, rangeOf(input), input)
  const categories = await readCategories(tx)

  const published = rows.filter((row) => row.publishedVersion !== null && input.of === 'forms')
  const tables = published.map((row) => row.mainTable)
  const records = await countUpTo({ tx, tenant: actor.tenant }, tables, mostCountedRecords)

  return toPage(rows, {
    request: input,
    total,
    placeOf: ({ changedAt: at, id }) => ({ at, id }),
    show: (row) => ({
      ...designView(row, {
        version: row.publishedVersion,
        directory,
        shown: shownIn(caller.locale, row, categories),
      }),
      fields: countFields(row.draft),
      records: records.get(row.mainTable) ?? 0,
    }),
  })
})

type NamedForm = Readonly<{ name: string; category: string; draft: unknown }>

function shownIn(locale: Locale, form: NamedForm, { nameOf }: Categories) {
  const own = formNamesIn(locale, { ...form, words: form.draft })
  return { ...own, category: nameOf(locale, form.category, own.category) }
}

function countFields(draft: unknown): number {
  const fields = (draft as { fields?: unknown }).fields
  return Array.isArray(fields) ? fields.length : 0
}

export const openForm = serve(contract.formDesign.open, async ({ input, actor, tx, server, caller }) => {
  const form = await findForm(tx, input.id)
  if (!form) throw new Refusal<RefusalCode>('design.notFound')

  const directory = await server.directories.of(actor.tenant)
  return {
    ...designView(form, {
      version: form.publishedVersion,
      directory,
      shown: shownIn(caller.locale, form, await readCategories(tx)),
    }),
    definition: form.draft as Record<string, unknown>,
    currency: (await server.settings.of(actor.tenant, 'identity')).currency,
  }
})

export const listVersions = serve(contract.formDesign.versions, async ({ input, actor, tx, server }) => {
  if (!(await findForm(tx, input.id))) throw new Refusal<RefusalCode>('design.notFound')

  const { nameOf } = await server.directories.of(actor.tenant)
  const rows = await versionRows(tx, input.id)
  const excuses = await excusesOf(tx, { kind: 'form', subject: input.id }, nameOf)
  return {
    list: rows.map((row) => ({
      ...row,
      publishedBy: nameOf(row.publishedBy),
      excuse: excuses.get(row.version) ?? null,
    })),
  }
})

export const openVersion = serve(contract.formDesign.version, async ({ input, tx }) => {
  const definition = await definitionOfVersion(tx, input.id, input.version)
  if (!definition) throw new Refusal<RefusalCode>('design.notFound')

  return { definition }
})

/** Returns time and author of each version, newest first. */
function versionRows(tx: Reader, formId: string) {
  return tx
    .selectFrom('formVersion')
    .where('formId', '=', formId)
    .select(['version', 'publishedAt', 'publishedBy'])
    .orderBy('version', 'desc')
    .execute()
}

async function definitionOfVersion(
  tx: Reader,
  formId: string,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await tx
    .selectFrom('formVersion')
    .where('formId', '=', formId)
    .where('version', '=', version)
    .select('definition')
    .executeTakeFirst()
  // Publishing writes it after the form engine has parsed it.
  return row?.definition as Record<string, unknown> | undefined
}
