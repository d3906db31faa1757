import type { Panel } from '../../panel.ts'
import { timePrecisions } from '../time/time-text.ts'
import type { TimeRangeSettings } from './time-range.ts'

export const timeRangePanel: Panel<TimeRangeSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'precision', control: 'choice', of: timePrecisions },
  { setting: 'earliest', control: 'time' },
  { setting: 'latest', control: 'time' },
]
