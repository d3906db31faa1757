import { type CalculateSettings, roundingModes } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

const isNumber = ({ result }: CalculateSettings) => result === 'number'

export const calculatePanel: Panel<CalculateSettings> = [
  { setting: 'formula', control: 'formula' },
  { setting: 'result', control: 'choice', of: ['number', 'text'] },
  { setting: 'precision', control: 'number', when: isNumber },
  { setting: 'rounding', control: 'choice', of: roundingModes, when: isNumber },
  { setting: 'thousands', control: 'switch', when: isNumber },
  { setting: 'capitals', control: 'switch', when: isNumber },
  { setting: 'prefix', control: 'words' },
  { setting: 'unit', control: 'words' },
]
