import type { Panel } from '../../panel.ts'
import type { SliderSettings } from './slider.ts'

export const sliderPanel: Panel<SliderSettings> = [
  { setting: 'min', control: 'number' },
  { setting: 'max', control: 'number' },
  { setting: 'step', control: 'number' },
  { setting: 'unit', control: 'words' },
  {
    setting: 'marks',
    control: 'rows',
    columns: [
      { name: 'at', control: 'number' },
      { name: 'label', control: 'words' },
    ],
    fresh: { at: '0', label: '' },
  },
]
