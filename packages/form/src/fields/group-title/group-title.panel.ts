import type { Panel } from '../../panel.ts'
import type { GroupTitleSettings } from './group-title.ts'

export const groupTitlePanel: Panel<GroupTitleSettings> = [
  { setting: 'align', control: 'choice', of: ['start', 'center'] },
]
