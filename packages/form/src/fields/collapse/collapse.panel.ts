import type { Panel } from '../../panel.ts'
import type { CollapseSettings } from './collapse.ts'

export const collapsePanel: Panel<CollapseSettings> = [
  { setting: 'slots', control: 'slots' },
  { setting: 'accordion', control: 'switch' },
  { setting: 'open', control: 'slotIds' },
]
