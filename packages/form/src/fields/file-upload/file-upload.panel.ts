import type { Panel } from '../../panel.ts'
import type { FileUploadSettings } from './file-upload.ts'

export const fileUploadPanel: Panel<FileUploadSettings> = [
  { setting: 'maxFiles', control: 'number' },
  { setting: 'maxMegabytes', control: 'number' },
  { setting: 'accept', control: 'texts', of: ['image', 'video', 'audio', 'document', 'archive'] },
  { setting: 'hint', control: 'words' },
]
