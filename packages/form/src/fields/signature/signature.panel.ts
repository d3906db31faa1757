import type { Panel } from '../../panel.ts'
import type { SignatureSettings } from './signature.ts'

export const signaturePanel: Panel<SignatureSettings> = [
  { setting: 'placeholder', control: 'words' },
  { setting: 'useSaved', control: 'switch' },
  { setting: 'startWithDefault', control: 'switch', when: ({ useSaved }) => useSaved },
]
