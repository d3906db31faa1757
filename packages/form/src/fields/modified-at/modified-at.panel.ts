import type { MomentSettings } from '../../filled-kinds.ts'
import type { Panel } from '../../panel.ts'

export const modifiedAtPanel: Panel<MomentSettings> = [
  { setting: 'precision', control: 'choice', of: ['day', 'minute', 'second'] },
]
