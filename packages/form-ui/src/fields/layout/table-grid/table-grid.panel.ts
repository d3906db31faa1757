import type { TableGridSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const tableGridPanel: Panel<TableGridSettings> = [
  { setting: 'rows', control: 'own' },
  { setting: 'border', control: 'choice', of: ['solid', 'dashed', 'none'] },
]
