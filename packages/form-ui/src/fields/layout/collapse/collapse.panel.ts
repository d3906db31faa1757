import type { CollapseSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const collapsePanel: Panel<CollapseSettings> = [
  { setting: 'slots', control: 'slots' },
  { setting: 'accordion', control: 'switch' },
  { setting: 'open', control: 'slotIds' },
]
