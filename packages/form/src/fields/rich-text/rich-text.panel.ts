import type { Panel } from '../../panel.ts'
import type { RichTextSettings } from './rich-text.ts'

export const richTextPanel: Panel<RichTextSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'pictures', control: 'switch' },
  { setting: 'tables', control: 'switch' },
]
