import type { GroupTitleSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const groupTitlePanel: Panel<GroupTitleSettings> = [
  { setting: 'align', control: 'choice', of: ['start', 'center'] },
]
