import type { Panel } from '../../panel.ts'
import type { LinkSettings } from './link.ts'

export const linkPanel: Panel<LinkSettings> = [
  { setting: 'address', control: 'text', when: ({ formula }) => formula === undefined },
  { setting: 'formula', control: 'formula' },
  { setting: 'opens', control: 'choice', of: ['newTab', 'inApp'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end'] },
]
