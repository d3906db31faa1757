import type { History } from '@signet/std'
import { createContext, use } from 'react'
import type { DesignAction } from '../../kit/designer/after-deed.ts'
import type { TrialValues, useAnswer } from './use-answer.ts'
import type { EditView, ViewDraft } from './view-draft.ts'

export type ViewEditor = Readonly<{
  draft: ViewDraft
  history: History<ViewDraft>
  tell: (deed: DesignAction<ViewDraft>) => void
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
