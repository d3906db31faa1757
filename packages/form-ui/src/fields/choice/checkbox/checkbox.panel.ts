import type { CheckboxSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const checkboxPanel: Panel<CheckboxSettings> = [
  { setting: 'source', control: 'choiceSource' },
  { setting: 'options', control: 'options', when: ({ source }) => source.from === 'options' },
  { setting: 'minChoices', control: 'number' },
  { setting: 'maxChoices', control: 'number' },
  { setting: 'direction', control: 'choice', of: ['vertical', 'horizontal'] },
]
