import type { IframeSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const iframePanel: Panel<IframeSettings> = [
  { setting: 'address', control: 'text', when: ({ formula }) => formula === undefined },
  { setting: 'formula', control: 'formula' },
  { setting: 'height', control: 'number' },
  { setting: 'frame', control: 'choice', of: ['outlined', 'plain'] },
]
