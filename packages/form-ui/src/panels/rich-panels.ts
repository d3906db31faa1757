import type {
  FileUploadSettings,
  ImageUploadSettings,
  LocationSettings,
  RichTextSettings,
  SignatureSettings,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

export const fileUploadPanel: Panel<FileUploadSettings> = [
  { setting: 'maxFiles', control: 'number' },
  { setting: 'maxMegabytes', control: 'number' },
  { setting: 'accept', control: 'texts', of: ['image', 'video', 'audio', 'document', 'archive'] },
  { setting: 'hint', isLook: true, control: 'words' },
]

export const imageUploadPanel: Panel<ImageUploadSettings> = [
  { setting: 'maxFiles', control: 'number' },
  { setting: 'maxMegabytes', control: 'number' },
  { setting: 'source', control: 'choice', of: ['any', 'camera'] },
  { setting: 'hint', isLook: true, control: 'words' },
]

export const locationPanel: Panel<LocationSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'startHere', control: 'switch' },
  { setting: 'adjustment', control: 'number' },
  { setting: 'onDesktop', isLook: true, control: 'switch' },
  {
    setting: 'allowed',
    control: 'rows',
    columns: [
      { name: 'name', control: 'words' },
      { name: 'longitude', control: 'number' },
      { name: 'latitude', control: 'number' },
      { name: 'radius', control: 'number' },
    ],
    fresh: { name: '', longitude: 116.397, latitude: 39.909, radius: 500 },
  },
]

export const richTextPanel: Panel<RichTextSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'maxLength', control: 'number' },
  { setting: 'pictures', control: 'switch' },
  { setting: 'tables', control: 'switch' },
]

export const signaturePanel: Panel<SignatureSettings> = [
  { setting: 'placeholder', isLook: true, control: 'words' },
  { setting: 'useSaved', control: 'switch' },
  { setting: 'startWithDefault', control: 'switch', when: ({ useSaved }) => useSaved },
]
