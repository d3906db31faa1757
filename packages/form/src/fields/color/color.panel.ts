import type { Panel } from '../../panel.ts'
import type { ColorSettings } from './color.ts'

export const colorPanel: Panel<ColorSettings> = [
  { setting: 'showAlpha', control: 'switch' },
  { setting: 'palette', control: 'colors' },
]
