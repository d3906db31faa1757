import type { ColorSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const colorPanel: Panel<ColorSettings> = [
  { setting: 'showAlpha', control: 'switch' },
  { setting: 'palette', control: 'colors' },
]
