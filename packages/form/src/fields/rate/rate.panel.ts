import type { Panel } from '../../panel.ts'
import type { RateSettings } from './rate.ts'

export const ratePanel: Panel<RateSettings> = [
  { setting: 'max', control: 'number' },
  { setting: 'half', control: 'switch' },
]
