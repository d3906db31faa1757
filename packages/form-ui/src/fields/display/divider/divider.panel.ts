import type { DividerSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const dividerPanel: Panel<DividerSettings> = [
  { setting: 'content', control: 'words' },
  {
    setting: 'position',
    control: 'choice',
    of: ['start', 'center', 'end'],
    when: ({ content }) => content !== '',
  },
  { setting: 'line', control: 'choice', of: ['solid', 'dashed'] },
]
