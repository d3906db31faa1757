import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { type FileLimits, problemOfFiles } from '../file-upload/file-limits.ts'
import { namesOfFiles, type UploadedFile, uploadedFiles } from '../file-upload/uploaded-files.ts'

export const ImageUploadSettings = z.strictObject({
  hint: LocalizedText.default(''),
  maxFiles: z.number().int().min(1).max(100).default(9),
  /** Of one picture. */
  maxMegabytes: z.number().positive().max(100).default(10),
  /** `camera`: on a phone a picture is taken, none is chosen from the album. A browser may not keep to it. */
  source: z.enum(['any', 'camera']).default('any'),
})
export type ImageUploadSettings = Readonly<z.output<typeof ImageUploadSettings>>

/** What every browser can show. */
const accept = ['.jpg', '.jpeg', '.jfif', '.png', '.gif', '.webp', '.bmp'] as const

export function limitsOf({ maxFiles, maxMegabytes }: ImageUploadSettings): FileLimits {
  return { maxFiles, maxMegabytes, accept }
}

/** Pictures; in everything but their looks they are files. */
export const imageUpload = fieldKind<ImageUploadSettings, readonly UploadedFile[]>({
  ...uploadedFiles,
  settings: ImageUploadSettings,
  problem: (files, settings) => problemOfFiles(files, limitsOf(settings)),
  text: (files, _settings, { locale }) => namesOfFiles(files, locale),
  printed: (files) => ({ pictures: files.map(({ fileId, name }) => ({ fileId, name })) }),
})
