import { textFormatNames } from '@signet/form'
import {
  type CalculateSettings,
  type InputSettings,
  type NumberSettings,
  roundingModes,
  type SubTableSettings,
  type TextareaSettings,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

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

export const inputPanel: Panel<InputSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'format', control: 'choice', of: textFormatNames },
  { setting: 'codeDigits', control: 'number', when: ({ format }) => format === 'code' },
  { setting: 'scan', control: 'switch' },
]

export const numberPanel: Panel<NumberSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'min', control: 'number' },
  { setting: 'max', control: 'number' },
  { setting: 'step', control: 'number' },
  { setting: 'precision', control: 'number' },
  { setting: 'thousands', control: 'switch' },
  { setting: 'capitals', control: 'switch' },
  { setting: 'prefix', control: 'words' },
  { setting: 'unit', control: 'words' },
]

const givesRows = ({ givenColumns }: SubTableSettings) => givenColumns.length > 0

export const subTablePanel: Panel<SubTableSettings> = [
  { setting: 'minRows', control: 'number' },
  { setting: 'maxRows', control: 'number' },
  { setting: 'startRows', control: 'number' },
  { setting: 'givenColumns', control: 'filledColumns' },
  { setting: 'givenRows', control: 'givenRows', when: givesRows },
  { setting: 'givenAreFixed', control: 'switch', when: givesRows },
  { setting: 'mayAddRows', control: 'switch' },
  { setting: 'mayRemoveRows', control: 'switch' },
  { setting: 'totals', control: 'columns' },
]

export const textareaPanel: Panel<TextareaSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'showCount', control: 'switch' },
  { setting: 'minRows', control: 'number' },
  { setting: 'maxRows', control: 'number' },
]
