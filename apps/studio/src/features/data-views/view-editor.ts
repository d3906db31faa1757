import { type FormDefinition, readDefinition } from '@signet/form'
import type { History } from '@signet/std'
import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { useFormulaContext } from '../../kit/context/use-form-environment.ts'
import type { DesignAction } from '../../kit/designer/apply-design-action.ts'
import { interfaceQuery, type SavedView } from './queries.ts'
import { parameterFieldsOf } from './view-fields.ts'

export type ViewEditor = Readonly<{
  draft: ViewDraft
  history: History<ViewDraft>
  tell: (action: DesignAction<ViewDraft>) => void
  change: EditView
  answer: ReturnType<typeof useAnswer>
  tried: TrialValues
  onTry: (tried: TrialValues) => void
}>

const EditorContext = createContext<ViewEditor | null>(null)
export const ViewEditorProvider = EditorContext.Provider

export function useViewEditor(): ViewEditor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('A part of the board of a view needs a <ViewEditorProvider> above it')
  return editor
}

type Source = NonNullable<FormDefinition['dataView']>

/** A view being edited. */
export type ViewDraft = Readonly<{
  name: string
  category: string
  definition: FormDefinition
  source: Source
}>

const nowhere: Source = { interface: '', key: '', icon: '', parameters: [] }

export function draftOf({ name, category, definition }: SavedView): ViewDraft {
  const read = readDefinition(definition)
  return { name, category, definition: read, source: read.dataView ?? nowhere }
}

/** The definition to send. */
export function definitionOf({ definition, source }: ViewDraft): FormDefinition {
  return { ...definition, dataView: source }
}

/** Replaces the view by an earlier version. */
export function withVersion(draft: ViewDraft, definition: FormDefinition): ViewDraft {
  return { ...draft, definition, source: definition.dataView ?? nowhere }
}

/** Edits with the same `about` are undone as one step. */
type EditView = (part: Partial<ViewDraft>, about?: string) => void

const shown = 20

/** Trial values of the searches that feed parameters, by key. */
export type TrialValues = Readonly<Record<string, string>>

/** A few current rows of the interface, with the parameters of the view. */
export function useAnswer({ source, definition }: ViewDraft, tried: TrialValues) {
  const { dataInterfaces } = useClient()
  const context = useFormulaContext()
  const surroundings = {
    person: context.me ?? '',
    organization: context.organization ?? '',
    position: context.position ?? '',
    today: context.now.slice(0, 10),
    now: context.now,
  }
  const fixed = source.parameters.map(({ name, gives }) => ({
    field: name,
    defaultValue: 'value' in gives ? gives.value : surroundings[gives.surrounding],
  }))
  const searchValues = parameterFieldsOf(definition).flatMap(({ key, asks }) => {
    const value = tried[key]
    return asks && value ? [{ field: asks, defaultValue: value }] : []
  })
  const named = JSON.stringify([source.parameters, searchValues])
  return useQuery({
    queryKey: ['data-views', 'answer', source.interface, named],
    queryFn: ({ signal }) =>
      dataInterfaces.rows(
        { id: source.interface, paramList: [...fixed, ...searchValues], pageSize: shown },
        { signal },
      ),
    enabled: source.interface !== '',
    retry: false,
    meta: { shownInPlace: true },
  })
}

/** The columns declared by the interface, or those of the actual answer. */
export function useAnsweredColumns(): readonly string[] {
  const { draft, answer } = useViewEditor()
  const { data } = useQuery({
    ...interfaceQuery(useClient(), draft.source.interface),
    retry: false,
    meta: { shownInPlace: true },
  })
  const declared = data?.columns.map(({ name }) => name) ?? []
  if (declared.length > 0) return declared
  return [...new Set(answer.data?.list.flatMap((row) => Object.keys(row)))]
}
