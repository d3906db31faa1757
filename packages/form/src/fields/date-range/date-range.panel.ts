import type { Panel } from '../../panel.ts'
import { datePrecisions } from '../date/date-text.ts'
import type { DateRangeSettings } from './date-range.ts'
import { presetNames } from './preset-names.ts'

export const dateRangePanel: Panel<DateRangeSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'precision', control: 'choice', of: datePrecisions },
  { setting: 'earliest', control: 'date' },
  { setting: 'latest', control: 'date' },
  { setting: 'presets', control: 'choices', of: presetNames },
]
