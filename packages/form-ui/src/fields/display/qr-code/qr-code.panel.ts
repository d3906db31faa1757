import type { QrCodeSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const qrCodePanel: Panel<QrCodeSettings> = [
  { setting: 'source', control: 'choice', of: ['text', 'formula', 'record'] },
  { setting: 'text', control: 'text', when: ({ source }) => source === 'text' },
  { setting: 'formula', control: 'formula', when: ({ source }) => source === 'formula' },
  { setting: 'size', control: 'number' },
  { setting: 'correction', control: 'choice', of: ['low', 'medium', 'quartile', 'high'] },
  { setting: 'caption', control: 'choice', of: ['shown', 'hidden'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end'] },
]
