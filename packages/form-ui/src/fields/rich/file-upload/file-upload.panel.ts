import type { FileUploadSettings } from '@signet/form/kinds'
import type { Panel } from '../../../panels/panel.ts'

export const fileUploadPanel: Panel<FileUploadSettings> = [
  { setting: 'maxFiles', control: 'number' },
  { setting: 'maxMegabytes', control: 'number' },
  { setting: 'accept', control: 'texts', of: ['image', 'video', 'audio', 'document', 'archive'] },
  { setting: 'hint', control: 'words' },
]
