import type { TextSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const textPanel: Panel<TextSettings> = [
  { setting: 'content', control: 'words' },
  { setting: 'formula', control: 'formula' },
  { setting: 'places', control: 'number', when: ({ formula }) => formula !== undefined },
  { setting: 'size', control: 'choice', of: ['small', 'normal', 'large', 'title'] },
  { setting: 'weight', control: 'choice', of: ['plain', 'strong'] },
  { setting: 'align', control: 'choice', of: ['start', 'center', 'end'] },
  { setting: 'tone', control: 'choice', of: ['normal', 'weak', 'accent', 'danger', 'success'] },
]
