import type { Panel } from '../../panel.ts'
import type { DividerSettings } from './divider.ts'

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
