import type { Panel } from '../../panel.ts'
import type { TabSettings } from './tab.ts'

export const tabPanel: Panel<TabSettings> = [
  { setting: 'slots', control: 'slots' },
  { setting: 'position', control: 'choice', of: ['top', 'start'] },
]
