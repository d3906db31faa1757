import type { DisplayView } from '../../skins/field-view.ts'
import type { text } from './text.ts'
import { textView } from './text.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const textDesktop: DisplayView<typeof text> = textView
