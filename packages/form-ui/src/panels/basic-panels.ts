import { currencies, textFormatNames } from '@signet/form'
import {
  type CalculateSettings,
  type InputSettings,
  type NumberSettings,
  roundingModes,
  type SubTableSettings,
  type TextareaSettings,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

type Money = Pick<NumberSettings, 'currency' | 'convertsInto'>
const isMoney = ({ currency }: Money) => currency !== undefined
const isForeign = (money: Money) => isMoney(money) && money.currency !== money.convertsInto
const isNumber = ({ result }: CalculateSettings) => result === 'number'
const isNumberOfMoney = (settings: CalculateSettings) => isNumber(settings) && isMoney(settings)

export const calculatePanel: Panel<CalculateSettings> = [
  { setting: 'formula', control: 'formula' },
  { setting: 'result', control: 'choice', of: ['number', 'text'] },
  { setting: 'precision', control: 'number', when: isNumber },
  { setting: 'rounding', control: 'choice', of: roundingModes, when: isNumber },
  { setting: 'currency', control: 'choice', of: currencies, when: isNumber },
  { setting: 'convertsInto', control: 'choice', of: currencies, named: 'currency', when: isNumberOfMoney },
  { setting: 'rate', control: 'formula', wants: 'number', when: isForeign },
  { setting: 'thousands', isLook: true, control: 'switch', when: isNumber },
  { setting: 'capitals', isLook: true, control: 'switch', when: isNumber },
  { setting: 'prefix', isLook: true, control: 'words' },
  { setting: 'unit', isLook: true, control: 'words' },
]

export const inputPanel: Panel<InputSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'format', control: 'choice', of: textFormatNames },
  { setting: 'codeDigits', control: 'number', when: ({ format }) => format === 'code' },
  { setting: 'scan', control: 'switch' },
]

export const numberPanel: Panel<NumberSettings> = [
  { setting: 'currency', control: 'choice', of: currencies },
  { setting: 'convertsInto', control: 'choice', of: currencies, named: 'currency', when: isMoney },
  { setting: 'rate', control: 'formula', wants: 'number', when: isForeign },
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'min', control: 'number' },
  { setting: 'max', control: 'number' },
  { setting: 'step', control: 'number' },
  { setting: 'precision', control: 'number' },
  { setting: 'thousands', isLook: true, control: 'switch' },
  { setting: 'capitals', isLook: true, control: 'switch' },
  { setting: 'prefix', isLook: true, control: 'words' },
  { setting: 'unit', isLook: true, control: 'words' },
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
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'showCount', isLook: true, control: 'switch' },
  { setting: 'minRows', control: 'number' },
  { setting: 'maxRows', control: 'number' },
]
