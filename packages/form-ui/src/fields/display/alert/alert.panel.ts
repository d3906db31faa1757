import type { AlertSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const alertPanel: Panel<AlertSettings> = [
  { setting: 'tone', control: 'choice', of: ['info', 'success', 'warning', 'danger'] },
  { setting: 'description', control: 'words' },
  { setting: 'closable', control: 'switch' },
]
