import type { definitionKinds } from '@signet/contract'
import type { Reader } from '@signet/db'
import { isListed } from '../../../publication/index.ts'
import { listEntries } from '../../lookups/dictionary/index.ts'
import { isOwnId } from './ids-in.ts'

export type Content = Readonly<Record<string, unknown>>
export type Definition = Readonly<{
  kind: (typeof definitionKinds)[number]
  id: string
  name: string
  /** Empty for a print template, which its form and name identify. */
  code: string
  content: Content
}>

/** A definition of this company. */
export type OwnDefinition = Definition & Readonly<{ mainTable?: string; isPublished?: boolean }>

/**
 * Returns every definition of the company, as its draft; deleted forms and flows too, because they keep their codes.
 * Dictionaries that every company has are left out.
 */
export async function loadDefinitions(tx: Reader): Promise<OwnDefinition[]> {
  return [
    ...(await dictionaries(tx)),
    ...(await billRules(tx)),
    ...(await forms(tx)),
    ...(await printTemplates(tx)),
    ...(await flows(tx)),
  ]
}

/** Returns the ids of deleted forms and flows. */
export async function loadDeleted(tx: Reader): Promise<ReadonlySet<string>> {
  const forms = await tx.selectFrom('form').where(isListed('form', 'deleted')).select('id').execute()
  const flows = await tx.selectFrom('flow').where(isListed('flow', 'deleted')).select('id').execute()
  return new Set([...forms, ...flows].map(({ id }) => id))
}

export function loadInterfaces(tx: Reader) {
  return tx.selectFrom('dataInterface').select(['id', 'code', 'name']).orderBy('id').execute()
}

/** Returns the seals that steps of flows may name. */
export function loadSeals(tx: Reader) {
  return tx.selectFrom('seal').select(['id', 'code', 'name']).orderBy('id').execute()
}

async function dictionaries(tx: Reader): Promise<OwnDefinition[]> {
  const rows = await tx
    .selectFrom('dictionary')
    .where('removedAt', 'is', null)
    .select(['id', 'name', 'code', 'nameTw', 'nameEn', 'isTree'])
    .orderBy('id')
    .execute()
  const entries = (await listEntries(tx)).filter(({ removedAt }) => removedAt === null)
  const byDictionary = Map.groupBy(entries, ({ dictionaryId }) => dictionaryId)
  const own = rows.filter(({ id }) => isOwnId(id))
  return own.map(({ id, name, code, ...words }) => ({
    kind: 'dictionary',
    id,
    name,
    code,
    content: {
      ...words,
      entries: (byDictionary.get(id) ?? []).map(({ dictionaryId: _, removedAt: __, ...entry }) => entry),
    },
  }))
}

async function billRules(tx: Reader): Promise<OwnDefinition[]> {
  const rows = await tx
    .selectFrom('billRule')
    .where('removedAt', 'is', null)
    .select(['id', 'name', 'code', 'settings'])
    .orderBy('id')
    .execute()
  return rows.map(({ settings, ...row }) => ({ kind: 'billRule', ...row, content: { settings } }))
}

async function forms(tx: Reader): Promise<OwnDefinition[]> {
  const rows = await tx
    .selectFrom('form')
    .leftJoin('listDesign', 'listDesign.formId', 'form.id')
    .select(['form.id', 'form.name', 'form.code', 'form.category', 'form.icon', 'form.iconColor'])
    .select(['form.draft', 'form.mainTable', 'form.publishedVersion', 'listDesign.draft as list'])
    .orderBy('form.id')
    .execute()
  return rows.map(({ id, name, code, mainTable, publishedVersion, ...content }) => ({
    kind: 'form',
    id,
    name,
    code,
    mainTable,
    isPublished: publishedVersion !== null,
    content,
  }))
}

async function printTemplates(tx: Reader): Promise<OwnDefinition[]> {
  const rows = await tx
    .selectFrom('printTemplate')
    .select(['id', 'name', 'formId', 'draft'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, ...content }) => ({ kind: 'printTemplate', id, name, code: '', content }))
}

async function flows(tx: Reader): Promise<OwnDefinition[]> {
  const rows = await tx
    .selectFrom('flow')
    .select(['id', 'name', 'code', 'category', 'icon', 'iconColor', 'formId', 'draft'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, code, ...content }) => ({ kind: 'flow', id, name, code, content }))
}

/** Returns the published list of a form. */
export async function publishedListOf(tx: Reader, formId: string): Promise<unknown> {
  const row = await tx
    .selectFrom('listDesign')
    .innerJoin('listVersion', (join) =>
      join
        .onRef('listVersion.formId', '=', 'listDesign.formId')
        .onRef('listVersion.version', '=', 'listDesign.publishedVersion'),
    )
    .where('listDesign.formId', '=', formId)
    .select('listVersion.definition')
    .executeTakeFirst()
  return row?.definition
}
