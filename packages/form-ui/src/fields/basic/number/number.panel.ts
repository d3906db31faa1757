import type { NumberSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const numberPanel: Panel<NumberSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'min', control: 'number' },
  { setting: 'max', control: 'number' },
  { setting: 'step', control: 'number' },
  { setting: 'precision', control: 'number' },
  { setting: 'thousands', control: 'switch' },
  { setting: 'capitals', control: 'switch' },
  { setting: 'prefix', control: 'words' },
  { setting: 'unit', control: 'words' },
]
