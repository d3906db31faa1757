import {
  type DateRangeSettings,
  type DateSettings,
  datePrecisions,
  presetNames,
  type TimeRangeSettings,
  type TimeSettings,
  timePrecisions,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

export const dateRangePanel: Panel<DateRangeSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'precision', control: 'choice', of: datePrecisions },
  { setting: 'earliest', control: 'date' },
  { setting: 'latest', control: 'date' },
  { setting: 'presets', control: 'choices', of: presetNames },
]

export const datePanel: Panel<DateSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'precision', control: 'choice', of: datePrecisions },
  { setting: 'earliest', control: 'date' },
  { setting: 'latest', control: 'date' },
]

export const timeRangePanel: Panel<TimeRangeSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'precision', control: 'choice', of: timePrecisions },
  { setting: 'earliest', control: 'time' },
  { setting: 'latest', control: 'time' },
]

export const timePanel: Panel<TimeSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'precision', control: 'choice', of: timePrecisions },
  { setting: 'earliest', control: 'time' },
  { setting: 'latest', control: 'time' },
]
