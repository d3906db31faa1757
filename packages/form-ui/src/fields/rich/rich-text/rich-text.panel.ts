import type { RichTextSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const richTextPanel: Panel<RichTextSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'pictures', control: 'switch' },
  { setting: 'tables', control: 'switch' },
]
