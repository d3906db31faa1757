import type { Panel } from '../../panel.ts'
import type { ImageUploadSettings } from './image-upload.ts'

export const imageUploadPanel: Panel<ImageUploadSettings> = [
  { setting: 'maxFiles', control: 'number' },
  { setting: 'maxMegabytes', control: 'number' },
  { setting: 'source', control: 'choice', of: ['any', 'camera'] },
  { setting: 'hint', control: 'words' },
]
