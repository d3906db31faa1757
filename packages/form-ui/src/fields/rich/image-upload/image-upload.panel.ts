import type { ImageUploadSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const imageUploadPanel: Panel<ImageUploadSettings> = [
  { setting: 'maxFiles', control: 'number' },
  { setting: 'maxMegabytes', control: 'number' },
  { setting: 'source', control: 'choice', of: ['any', 'camera'] },
  { setting: 'hint', control: 'words' },
]
