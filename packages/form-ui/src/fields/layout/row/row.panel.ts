import type { RowSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const rowPanel: Panel<RowSettings> = [
  { setting: 'gap', control: 'choice', of: ['none', 'small', 'normal', 'large'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end', 'stretch'] },
]
