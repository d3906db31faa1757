import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import type { FileLimits } from '../../../values/receives.ts'
import {
  namesOfFiles,
  problemOfFiles,
  type UploadedFile,
  uploadedFiles,
} from '../file-upload/uploaded-files.ts'

export const ImageUploadSettings = z.strictObject({
  hint: LocalizedText.default(''),
  maxFiles: z.number().int().min(1).max(100).default(9),
  /** Limit of one picture. */
  maxMegabytes: z.number().positive().max(100).default(10),
  /** `camera` asks a phone to take a picture instead of offering the album. Browsers may ignore it. */
  source: z.enum(['any', 'camera']).default('any'),
})
export type ImageUploadSettings = Readonly<z.output<typeof ImageUploadSettings>>

/** Formats that every browser can show. */
const accept = ['.jpg', '.jpeg', '.jfif', '.png', '.gif', '.webp', '.bmp'] as const

export function limitsOf({ maxFiles, maxMegabytes }: ImageUploadSettings): FileLimits {
  return { maxFiles, maxMegabytes, accept }
}

/** Pictures, which differ from files only in their presentation. */
export const imageUpload = fieldKind<ImageUploadSettings, readonly UploadedFile[]>({
  ...uploadedFiles,
  settings: ImageUploadSettings,
  problem: (files, settings) => problemOfFiles(files, limitsOf(settings)),
  receives: (settings) => ({ files: limitsOf(settings) }),
  text: (files, _settings, { locale }) => namesOfFiles(files, locale),
  printed: (files) => ({ pictures: files.map(({ fileId, name }) => ({ fileId, name })) }),
})
