import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { namesOfFiles, problemOfFiles, type UploadedFile, uploadedFiles } from './uploaded-files.ts'

export const FileUploadSettings = z.strictObject({
  hint: LocalizedText.default(''),
  maxFiles: z.number().int().min(1).max(100).default(9),
  /** Limit of one file. */
  maxMegabytes: z.number().positive().max(2048).default(10),
  /** Allowed endings (`.pdf`) and families (`image`); empty allows everything. */
  accept: z
    .array(
      z.union([
        z.enum(['image', 'video', 'audio', 'document', 'archive']),
        z.string().regex(/^\.[a-z0-9]{1,10}$/),
      ]),
    )
    .max(50)
    .default([]),
})
export type FileUploadSettings = Readonly<z.output<typeof FileUploadSettings>>

/** Files uploaded before the form is submitted. The server checks that they exist and are clean. */
export const fileUpload = fieldKind<FileUploadSettings, readonly UploadedFile[]>({
  ...uploadedFiles,
  settings: FileUploadSettings,
  problem: problemOfFiles,
  receives: ({ maxFiles, maxMegabytes, accept }) => ({ files: { maxFiles, maxMegabytes, accept } }),
  text: (files, _settings, { locale }) => namesOfFiles(files, locale),
})
