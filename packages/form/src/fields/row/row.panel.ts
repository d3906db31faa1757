import type { Panel } from '../../panel.ts'
import type { RowSettings } from './row.ts'

export const rowPanel: Panel<RowSettings> = [
  { setting: 'gap', control: 'choice', of: ['none', 'small', 'normal', 'large'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end', 'stretch'] },
]
