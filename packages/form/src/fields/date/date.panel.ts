import type { Panel } from '../../panel.ts'
import type { DateSettings } from './date.ts'
import { datePrecisions } from './date-text.ts'

export const datePanel: Panel<DateSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'precision', control: 'choice', of: datePrecisions },
  { setting: 'earliest', control: 'date' },
  { setting: 'latest', control: 'date' },
]
