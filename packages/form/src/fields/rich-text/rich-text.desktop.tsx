import type { FieldView } from '../../skins/field-view.ts'
import type { richText } from './rich-text.ts'
import { richTextView } from './rich-text.view.tsx'

/** The same editor; its tools stand in several lines where the phone scrolls them. */
export const richTextDesktop: FieldView<typeof richText> = richTextView
