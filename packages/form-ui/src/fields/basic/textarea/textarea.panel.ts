import type { TextareaSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const textareaPanel: Panel<TextareaSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'showCount', control: 'switch' },
  { setting: 'minRows', control: 'number' },
  { setting: 'maxRows', control: 'number' },
]
