import { compileForm, type FormDefinition, type FormPlan, readDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { findListMistake, type ListDefinition, type ListMistake, readList } from '@signet/list'
import { beginHistory, type History } from '@signet/std'
import { createContext, use, useDeferredValue, useMemo, useReducer } from 'react'
import { applyDesignAction, type DesignAction } from '../../../kit/designer/apply-design-action.ts'
import { useLocalizedText } from '../../../kit/properties/words-control.tsx'
import { findFieldName, type KnownField, useKnownFields } from '../fields/known-fields.ts'
import type { SavedList } from '../queries.ts'

type ListDesigner = Readonly<{
  formId: string
  form: FormDefinition
  plan: FormPlan
  /** All fields the list may show, in the order of the form. */
  fields: readonly KnownField[]
  /** Parameters of a data view's interface that people fill in; only searches may use them. */
  asks: readonly KnownField[]
  list: ListDefinition
  history: History<ListDefinition>
  dispatch: (action: DesignAction<ListDefinition>) => void
  /** Consecutive edits with the same `about` are undone together. */
  change: (part: Partial<ListDefinition>, about?: string) => void
  mistake: ListMistake | undefined
}>

const ListContext = createContext<ListDesigner | null>(null)
export const ListProvider = ListContext.Provider

export function useListDesigner(): ListDesigner {
  const designer = use(ListContext)
  if (!designer) throw new Error('A part of the list designer needs a <ListProvider> above it')
  return designer
}

/** Designer state for a loaded list. Mistakes are computed with a short delay. */
export function useNewList(saved: SavedList): ListDesigner {
  const [history, dispatch] = useReducer(applyDesignAction<ListDefinition>, saved.definition, (raw) =>
    beginHistory(readList(raw)),
  )
  const form = useMemo(() => readDefinition(saved.form), [saved.form])
  const plan = useMemo(() => compileForm(form), [form])
  const known = useKnownFields(plan)
  const list = history.present
  const settled = useDeferredValue(list)
  const mistake = useMemo(() => findListMistake(settled, plan), [settled, plan])

  return useMemo(
    () => ({
      formId: saved.formId,
      form,
      plan,
      fields: known.filter((field) => !isParameter(field)),
      asks: known.filter(isParameter),
      list,
      history,
      dispatch,
      change: (part, about) => dispatch({ type: 'edit', edit: (draft) => ({ ...draft, ...part }), about }),
      mistake,
    }),
    [saved.formId, form, plan, known, list, history, mistake],
  )
}

function isParameter(field: KnownField): boolean {
  return field.from === 'form' && field.field.definition.asks !== undefined
}

const keysByPath: readonly (readonly [RegExp, string])[] = [
  [/^columns$/, 'noColumns'],
  [/^(columns|searches|keyword|sort|sums|card)\b.*(field|\d)$/, 'field'],
  [/^searches\.\d+\.initial/, 'initial'],
  [/^(leftTree|group|tree|tabs)/, 'layoutField'],
  [/^importing/, 'importKeys'],
  [/^only/, 'condition'],
  [/^actions\.\d+\.key/, 'actionKey'],
  [/^actions\.\d+\.label/, 'actionLabel'],
  [/^actions\.\d+\.enabledWhen/, 'formula'],
  [/^actions\.\d+\.does/, 'actionDoes'],
]

/** Returns the text key of a mistake. The schema's own messages are for programmers. */
function toMistakeKey({ path }: Pick<ListMistake, 'path'>): string {
  return keysByPath.find(([place]) => place.test(path))?.[1] ?? 'other'
}

export const settingTabs = ['columns', 'finding', 'layout', 'buttons', 'rules'] as const
export type SettingTab = (typeof settingTabs)[number]

const tabsBySetting: Readonly<Record<string, SettingTab>> = {
  columns: 'columns',
  sums: 'columns',
  sort: 'columns',
  pageSize: 'columns',
  searches: 'finding',
  keyword: 'finding',
  tabs: 'finding',
  buttons: 'buttons',
  actions: 'buttons',
  only: 'rules',
  restricts: 'rules',
  own: 'rules',
  importing: 'rules',
}

/** Returns the tab where a mistake can be corrected. */
export function findMistakeTab({ path }: Pick<ListMistake, 'path'>): SettingTab {
  return tabsBySetting[path.split('.')[0] ?? ''] ?? 'layout'
}

/** Returns the mistake at a path of the list, such as `columns.3`, or below it. */
export function useMistakeAt(): (at: string) => string | undefined {
  const t = useT()
  const { mistake } = useListDesigner()
  return (at) => {
    if (!mistake || (mistake.path !== at && !mistake.path.startsWith(`${at}.`))) return undefined
    return t(`list-design.mistake.${toMistakeKey(mistake)}`)
  }
}

type Column = ListDefinition['columns'][number]

/** Returns the label of a column: its own, or the field's. */
export function useColumnName(): (column: Pick<Column, 'field' | 'label'>) => string {
  const words = useLocalizedText()
  const { fields } = useListDesigner()
  return ({ field, label }) => (label && words(label)) || findFieldName(fields, field)
}
