import type { Reader } from '@signet/db'
import { type FlowDefinition, readFlowDefinition } from '@signet/flow'
import { flowMergeRules } from '@signet/flow/design'
import { compileForm, type FormDefinition, readDefinition } from '@signet/form'
import { formMergeRules } from '@signet/form/design'
import { type ListDefinition, listMergeRules, readList } from '@signet/list'
import { readTemplate, templateMergeRules } from '@signet/print'
import type { MergeRules } from '@signet/std/merge'
import { z } from 'zod'
import type { ReadCall } from '../../http/serve.ts'
import type { ReleaseChange } from '../../publication/index.ts'
import {
  describeFlowDifferences,
  findFlow,
  formDraft,
  loadChangeContext,
} from '../flows/flow-design/index.ts'
import {
  describeFormChanges,
  findForm,
  loadPublishedForm,
  publishedVersion,
} from '../forms/form-design/index.ts'
import { describeListChanges, findList, loadListWords } from '../forms/list-design/index.ts'
import { describeTemplateChanges, findTemplateById } from '../forms/print-templates/index.ts'

type CompareCall = Pick<ReadCall, 'tx' | 'actor' | 'caller' | 'server'>
type StoredDraft = Readonly<{ draft: unknown; revision: string | number; changedBy: string }>
type Describe<Design> = (versions: Readonly<{ before: Design; after: Design }>) => readonly ReleaseChange[]

/** How drafts of a kind are found, read, merged and described. */
export type ComparedDesign<Design, Tree = Design> = Readonly<{
  rules: MergeRules<Design, Tree>
  /** Refuses what is no such design. */
  read: (raw: unknown) => Design
  find: (tx: Reader, id: string) => Promise<StoredDraft | undefined>
  prepare: (call: CompareCall, id: string) => Promise<Describe<Design>>
}>

type FlatForm = ReturnType<typeof formMergeRules.toTree>

export const comparedForm: ComparedDesign<FormDefinition, FlatForm> = {
  rules: formMergeRules,
  read: readDefinition,
  find: async (tx, id) => asStored(await findForm(tx, id)),
  prepare: async (call) => (versions) => describeFormChanges(versions, wordsOf(call)),
}

export const comparedFlow: ComparedDesign<FlowDefinition> = {
  rules: flowMergeRules,
  read: readFlowDefinition,
  find: async (tx, id) => asStored(await findFlow(tx, id)),
  prepare: async (call, id) => {
    const formId = (await findFlow(call.tx, id))?.formId ?? ''
    const form = (await publishedVersion(call.tx, formId))?.definition ?? (await formDraft(call.tx, formId))
    const context = await loadChangeContext(call, compileForm(form))
    return (versions) => describeFlowDifferences(versions, context).flatMap(({ changes }) => changes)
  },
}

export const comparedList: ComparedDesign<ListDefinition> = {
  rules: listMergeRules,
  read: readList,
  find: async (tx, id) => asStored(await findList(tx, id)),
  prepare: async (call, id) => {
    const { form } = await loadPublishedForm(call.tx, id)
    const words = await loadListWords(call, form)
    return (versions) => describeListChanges(versions, words)
  },
}

const NamedTemplate = z.object({ name: z.string(), template: z.unknown() })

export const comparedTemplate: ComparedDesign<ReturnType<typeof templateMergeRules.toTree>> = {
  rules: templateMergeRules,
  read: (raw) => {
    const { name, template } = NamedTemplate.parse(raw)
    return { name, template: readTemplate(template) }
  },
  find: async (tx, id) => {
    const row = await findTemplateById(tx, id)
    if (!row) return undefined
    return {
      draft: { name: row.name, template: row.draft },
      revision: row.draftNumber,
      changedBy: row.changedBy,
    }
  },
  prepare: async (call, id) => {
    const row = await findTemplateById(call.tx, id)
    const { form } = await loadPublishedForm(call.tx, row?.formId ?? '')
    return (versions) => describeTemplateChanges(versions, { ...wordsOf(call), form })
  },
}

function asStored(
  row: Readonly<{ draft: unknown; changedAt: string; changedBy: string }> | undefined,
): StoredDraft | undefined {
  return row && { draft: row.draft, revision: row.changedAt, changedBy: row.changedBy }
}

function wordsOf({ caller: { locale }, server }: CompareCall) {
  return { t: server.words.t(locale), locale }
}
