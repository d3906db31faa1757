import { textFormatNames } from '../../formats/text-formats.ts'
import type { Panel } from '../../panel.ts'
import type { InputSettings } from './input.ts'

export const inputPanel: Panel<InputSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'format', control: 'choice', of: textFormatNames },
  { setting: 'codeDigits', control: 'number', when: ({ format }) => format === 'code' },
  { setting: 'scan', control: 'switch' },
]
