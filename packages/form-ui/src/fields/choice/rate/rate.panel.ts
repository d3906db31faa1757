import type { RateSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const ratePanel: Panel<RateSettings> = [
  { setting: 'max', control: 'number' },
  { setting: 'half', control: 'switch' },
]
