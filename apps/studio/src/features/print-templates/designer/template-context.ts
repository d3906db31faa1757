import { type FormDefinition, type FormPlan, type Locale, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'
import { type ListField, listField, systemPaths } from '@signet/list'
import {
  type BlockKindName,
  insertBlocks,
  newBlock,
  type PrintBlock,
  type PrintMistake,
  type PrintTemplate,
} from '@signet/print'
import { createContext, use } from 'react'
import { findIndexAfter, type TemplateAction, type TemplateState } from './template-state.ts'

export type TemplateDesigner = Readonly<{
  formId: string
  formName: string
  form: FormDefinition
  plan: FormPlan
  fields: readonly PrintableField[]
  name: string
  template: PrintTemplate
  state: TemplateState
  dispatch: (action: TemplateAction) => void
  /** Consecutive edits with the same `about` are undone together. */
  change: (block: PrintBlock, about?: string) => void
  mistakes: readonly PrintMistake[]
}>

const TemplateContext = createContext<TemplateDesigner | null>(null)
export const TemplateProvider = TemplateContext.Provider

export function useTemplateDesigner(): TemplateDesigner {
  const designer = use(TemplateContext)
  if (!designer) throw new Error('A part of the template designer needs a <TemplateProvider> above it')
  return designer
}

/** A printable field with its label. */
export type PrintableField = ListField & Readonly<{ name: string }>

/** Fields of the form, columns of sub-tables, and system columns. */
export function listPrintableFields(plan: FormPlan, locale: Locale, t: Translate): readonly PrintableField[] {
  const own = plan.fields.flatMap((field) => [field, ...field.columns])
  const namedPaths = [
    ...own.map(({ path, key, parent, definition }) => {
      const name = textIn(locale, definition.label) || key
      const table = parent === undefined ? undefined : plan.byPath.get(parent)
      const tableName = table && (textIn(locale, table.definition.label) || table.key)
      return [path, tableName === undefined ? name : `${tableName} / ${name}`] as const
    }),
    ...systemPaths.map((path) => [path, t(`list-design.system.${path.slice(1)}`)] as const),
  ]
  return namedPaths.flatMap(([path, name]) => {
    const known = listField(plan, path)
    return known ? [{ ...known, name }] : []
  })
}

/** Adds and selects a block at an index, or after the selection. */
export function useAddBlock(): (kind: BlockKindName, at?: number) => void {
  const { template, state, dispatch } = useTemplateDesigner()
  return (kind, at = findIndexAfter(template, state.selected)) => {
    const block = newBlock(template, kind)
    dispatch({ type: 'edit', edit: (draft) => insertBlocks(draft, [block], at), select: block.id })
  }
}
