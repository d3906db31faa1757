import { type ButtonSettings, buttonActions } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const buttonPanel: Panel<ButtonSettings> = [
  { setting: 'action', control: 'choice', of: buttonActions },
  { setting: 'set', control: 'parameters', when: ({ action }) => action === 'setFields' },
  { setting: 'page', control: 'text', when: ({ action }) => action === 'openPage' },
  { setting: 'address', control: 'text', when: ({ action }) => action === 'openLink' },
  { setting: 'interface', control: 'interface', when: ({ action }) => action === 'callInterface' },
  { setting: 'flow', control: 'flow', when: ({ action }) => action === 'launchFlow' },
  {
    setting: 'parameters',
    control: 'parameters',
    when: ({ action }) => action === 'callInterface' || action === 'launchFlow',
  },
  { setting: 'fills', control: 'fills', when: ({ action }) => action === 'callInterface' },
  { setting: 'confirm', control: 'words' },
  { setting: 'look', control: 'choice', of: ['primary', 'plain', 'quiet', 'danger'] },
  { setting: 'width', control: 'choice', of: ['words', 'full'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end'] },
]
