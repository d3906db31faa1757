import type { LinkSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const linkPanel: Panel<LinkSettings> = [
  { setting: 'address', control: 'text', when: ({ formula }) => formula === undefined },
  { setting: 'formula', control: 'formula' },
  { setting: 'opens', control: 'choice', of: ['newTab', 'inApp'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end'] },
]
