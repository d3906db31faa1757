import { BillRuleSettings, type RefusalCode } from '@signet/contract'
import type { Tx } from '@signet/db'
import { readSubmittedFlow } from '@signet/flow'
import { readDefinition } from '@signet/form'
import { readList } from '@signet/list'
import { readTemplate } from '@signet/print'
import { isSameJson, Refusal } from '@signet/std'
import { insertRule } from '../../../records/numbering/bill-rule-store.ts'
import { insertFlow, lockFlow, publishedDefinition, updateFlowDraft } from '../../flows/flow-design/index.ts'
import { insertDictionary, insertEntries } from '../../lookups/dictionary/index.ts'
import { insertForm, lockForm, publishedVersion, updateFormDraft } from '../form-design/index.ts'
import { findList, saveListDraft } from '../list-design/index.ts'
import { insertTemplate, lockTemplate, updateTemplateDraft } from '../print-templates/index.ts'
import type { FileDefinition } from './definition-file.ts'
import { type Definition, publishedListOf } from './definition-store.ts'
import { tableOf } from './plan-import.ts'

/** A definition with the ids of this company. */
export type Written = Definition
type Change = Readonly<{ changedBy: string; changedAt: string }>
type Of<Kind> = Omit<Extract<FileDefinition, { kind: Kind }>, 'kind'> & Change

type Writers = { readonly [Kind in FileDefinition['kind']]: (tx: Tx, one: Of<Kind>) => Promise<boolean> }

const inserters: Writers = {
  dictionary: async (tx, { id, name, code, content: { entries, ...words }, changedAt }) => {
    if (!(await insertDictionary(tx, { id, name, code, ...words, changedAt }))) return false
    await insertEntries(
      tx,
      entries.map((entry) => ({ ...entry, dictionaryId: id })),
    )
    return true
  },
  billRule: (tx, { content: { settings }, ...row }) =>
    insertRule(tx, { ...row, settings: BillRuleSettings.parse(settings) }),
  form: async (tx, { content: { list, ...look }, ...row }) => {
    const isFree = await insertForm(tx, { ...row, ...look, mainTable: tableOf(look.draft) })
    if (isFree && list) await saveList(tx, row, list)
    return isFree
  },
  printTemplate: async (tx, { content: { formId, draft }, code: _, ...row }) => {
    await insertTemplate(tx, { ...row, formId, draft: readTemplate(draft) })
    return true
  },
  flow: (tx, { content, ...row }) =>
    insertFlow(tx, { ...row, ...content, draft: readSubmittedFlow(content.draft) }),
}

/** Inserts a draft, or a dictionary or numbering rule. Refuses `design.codeTaken`. */
export async function insertDefinition(tx: Tx, { kind, ...one }: Written & Change): Promise<void> {
  // The file was checked kind by kind.
  const insert = inserters[kind] as (tx: Tx, one: unknown) => Promise<boolean>
  if (!(await insert(tx, one))) throw new Refusal<RefusalCode>('design.codeTaken', { code: one.code })
}

const replacers: Pick<Writers, 'form' | 'printTemplate' | 'flow'> = {
  form: async (tx, { id, name, content: { draft, list, category }, ...change }) => {
    if (!(await lockForm(tx, id))) return false
    const published = await publishedVersion(tx, id)
    const isChanged = !published || !isSameJson(readDefinition(draft), readDefinition(published.definition))
    const { changedBy, changedAt } = change
    const mainTable = tableOf(draft)
    await updateFormDraft(tx, { id, name, category, draft, mainTable, isChanged, changedBy, changedAt })
    if (list) await saveList(tx, { id, changedBy, changedAt }, list)
    return true
  },
  printTemplate: async (tx, { id, name, content: { formId, draft }, changedBy, changedAt }) => {
    const { draftNumber } = await lockTemplate(tx, { id: formId, templateId: id })
    await updateTemplateDraft(tx, {
      id,
      name,
      draft: readTemplate(draft),
      draftNumber: draftNumber + 1,
      changedBy,
      changedAt,
    })
    return true
  },
  flow: async (tx, { id, name, content, changedBy, changedAt }) => {
    const flow = await lockFlow(tx, id)
    if (!flow) return false
    const draft = readSubmittedFlow(content.draft)
    const isChanged = !isSameJson(draft, (await publishedDefinition(tx, flow)) ?? null)
    await updateFlowDraft(tx, { id, name, draft, isChanged, changedBy, changedAt })
    return true
  },
}

/** Replaces a draft; what is published stays. Refuses `design.notFound`. */
export async function replaceDraft(tx: Tx, { kind, ...one }: Written & Change): Promise<void> {
  if (kind === 'dictionary' || kind === 'billRule') throw new Error(`A ${kind} has no draft`)
  const replace = replacers[kind] as (tx: Tx, one: unknown) => Promise<boolean>
  if (!(await replace(tx, one))) throw new Refusal<RefusalCode>('design.notFound')
}

async function saveList(tx: Tx, form: Readonly<{ id: string }> & Change, draft: unknown): Promise<void> {
  const { id: formId, changedBy, changedAt } = form
  const mine = await findList(tx, formId)
  const published = mine ? await publishedListOf(tx, formId) : undefined
  const isChanged = published === undefined || !isSameJson(readList(draft), readList(published))
  await saveListDraft(tx, { formId, draft, isChanged, changedBy, changedAt })
}
