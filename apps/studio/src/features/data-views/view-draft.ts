import { type FormDefinition, readDefinition } from '@signet/form'
import type { SavedView } from './queries.ts'

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
export type EditView = (part: Partial<ViewDraft>, about?: string) => void
