import type { TabSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const tabPanel: Panel<TabSettings> = [
  { setting: 'slots', control: 'slots' },
  { setting: 'position', control: 'choice', of: ['top', 'start'] },
]
