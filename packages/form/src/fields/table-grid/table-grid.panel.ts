import type { Panel } from '../../panel.ts'
import type { TableGridSettings } from './table-grid.ts'

export const tableGridPanel: Panel<TableGridSettings> = [
  { setting: 'rows', control: 'own' },
  { setting: 'border', control: 'choice', of: ['solid', 'dashed', 'none'] },
]
