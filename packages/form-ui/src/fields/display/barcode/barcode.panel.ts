import { type BarcodeSettings, barcodeFormats } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const barcodePanel: Panel<BarcodeSettings> = [
  { setting: 'format', control: 'choice', of: barcodeFormats },
  { setting: 'source', control: 'choice', of: ['text', 'formula', 'record'] },
  { setting: 'text', control: 'text', when: ({ source }) => source === 'text' },
  { setting: 'formula', control: 'formula', when: ({ source }) => source === 'formula' },
  { setting: 'height', control: 'number' },
  { setting: 'bar', control: 'number' },
  { setting: 'caption', control: 'choice', of: ['shown', 'hidden'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end'] },
]
