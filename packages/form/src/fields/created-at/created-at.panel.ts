import type { MomentSettings } from '../../filled-kinds.ts'
import type { Panel } from '../../panel.ts'

export const createdAtPanel: Panel<MomentSettings> = [
  { setting: 'precision', control: 'choice', of: ['day', 'minute', 'second'] },
]
