import type { Panel } from '../../panel.ts'
import type { SubTableSettings } from './sub-table.ts'

export const subTablePanel: Panel<SubTableSettings> = [
  { setting: 'minRows', control: 'number' },
  { setting: 'maxRows', control: 'number' },
  { setting: 'startRows', control: 'number' },
  { setting: 'totals', control: 'columns' },
]
