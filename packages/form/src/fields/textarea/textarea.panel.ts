import type { Panel } from '../../panel.ts'
import type { TextareaSettings } from './textarea.ts'

export const textareaPanel: Panel<TextareaSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'showCount', control: 'switch' },
  { setting: 'minRows', control: 'number' },
  { setting: 'maxRows', control: 'number' },
]
