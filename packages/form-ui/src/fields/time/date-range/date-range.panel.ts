import { type DateRangeSettings, datePrecisions, presetNames } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const dateRangePanel: Panel<DateRangeSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'precision', control: 'choice', of: datePrecisions },
  { setting: 'earliest', control: 'date' },
  { setting: 'latest', control: 'date' },
  { setting: 'presets', control: 'choices', of: presetNames },
]
