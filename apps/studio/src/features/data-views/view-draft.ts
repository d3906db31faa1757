import { type FormDefinition, readDefinition } from '@signet/form'
import type { SavedView } from './queries.ts'

type Source = NonNullable<FormDefinition['dataView']>

/** A view as it is edited. */
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

/** What is sent. */
export function definitionOf({ definition, source }: ViewDraft): FormDefinition {
  return { ...definition, dataView: source }
}

/** The same view as it was published before. */
export function withVersion(draft: ViewDraft, definition: FormDefinition): ViewDraft {
  return { ...draft, definition, source: definition.dataView ?? nowhere }
}

/** `about` makes what is typed at one setting one step of undoing. */
export type EditView = (part: Partial<ViewDraft>, about?: string) => void
