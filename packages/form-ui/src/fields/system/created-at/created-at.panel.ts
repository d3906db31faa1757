import type { MomentSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const createdAtPanel: Panel<MomentSettings> = [
  { setting: 'precision', control: 'choice', of: ['day', 'minute', 'second'] },
]
