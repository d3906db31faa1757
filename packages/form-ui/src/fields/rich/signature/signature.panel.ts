import type { SignatureSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const signaturePanel: Panel<SignatureSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'useSaved', control: 'switch' },
  { setting: 'startWithDefault', control: 'switch', when: ({ useSaved }) => useSaved },
]
