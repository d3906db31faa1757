import { compareDraft } from './compare-draft.ts'
import { announceEditor, leaveDesign } from './editors.ts'

export const designEditing = [announceEditor, leaveDesign, compareDraft]
