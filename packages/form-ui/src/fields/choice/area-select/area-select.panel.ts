import type { AreaSelectSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const areaSelectPanel: Panel<AreaSelectSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'level', control: 'number' },
  { setting: 'anyLevel', control: 'switch' },
  { setting: 'multiple', control: 'switch' },
]
