import type { Panel } from '../../panel.ts'
import type { AreaSelectSettings } from './area-select.ts'

export const areaSelectPanel: Panel<AreaSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'level', control: 'number' },
  { setting: 'anyLevel', control: 'switch' },
  { setting: 'multiple', control: 'switch' },
]
