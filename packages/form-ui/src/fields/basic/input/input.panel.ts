import { textFormatNames } from '@signet/form'
import type { InputSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const inputPanel: Panel<InputSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'format', control: 'choice', of: textFormatNames },
  { setting: 'codeDigits', control: 'number', when: ({ format }) => format === 'code' },
  { setting: 'scan', control: 'switch' },
]
