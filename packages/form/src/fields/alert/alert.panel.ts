import type { Panel } from '../../panel.ts'
import type { AlertSettings } from './alert.ts'

export const alertPanel: Panel<AlertSettings> = [
  { setting: 'tone', control: 'choice', of: ['info', 'success', 'warning', 'danger'] },
  { setting: 'description', control: 'words' },
  { setting: 'closable', control: 'switch' },
]
