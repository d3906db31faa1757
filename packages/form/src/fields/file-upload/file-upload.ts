import { z } from 'zod'
import { fieldKind } from '../../field-kind.ts'
import { LocalizedText } from '../../localized-text.ts'
import type { KindProblem } from '../../problem.ts'
import { isAcceptedFile } from './accepted-file.ts'

export const FileUploadSettings = z.strictObject({
  hint: LocalizedText.default(''),
  maxFiles: z.number().int().min(1).max(100).default(9),
  /** Of one file. */
  maxMegabytes: z.number().positive().max(2048).default(10),
  /** Allowed endings (`.pdf`) and families (`image`); empty: everything. */
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

export const UploadedFile = z.strictObject({
  fileId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  name: z.string().min(1).max(255),
  /** In bytes. */
  size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  type: z.string().max(127).default(''),
})
export type UploadedFile = Readonly<z.output<typeof UploadedFile>>

/** Files that were uploaded before the form is sent. That they exist and are clean is checked by the server. */
export const fileUpload = fieldKind<FileUploadSettings, readonly UploadedFile[]>({
  settings: FileUploadSettings,
  holds: 'value',
  inSubTable: true,
  empty: () => [],
  value: () => z.array(UploadedFile).max(200),
  missing: 'form.requiredChoice',
  problem: (files, settings) => tooMany(files, settings) ?? firstRefused(files, settings),
  column: () => ({ type: 'jsonb', references: 'file' }),
  toColumn: (files) => JSON.stringify(files),
  fromColumn: (stored) =>
    z.array(UploadedFile).parse(typeof stored === 'string' ? JSON.parse(stored) : stored),
  valueType: () => 'list<text>',
  toFormula: (files) => files.map(({ fileId }) => fileId),
  text: (files, _settings, { locale }) =>
    files.map(({ name }) => name).join(locale === 'en-US' ? ', ' : '、'),
  searches: ['isEmpty'],
  references: (files) => ({ files: files.map(({ fileId }) => fileId) }),
})

/** What is wrong with one file before it is sent, for the person who chose it. */
export function problemOfFile(
  { name, size }: Readonly<{ name: string; size: number }>,
  { accept, maxMegabytes }: FileUploadSettings,
): KindProblem | undefined {
  if (!isAcceptedFile(name, accept)) {
    return { code: 'form.fileTypeRefused', params: { name, accepted: accept.join(' ') } }
  }
  return size > maxMegabytes * 1024 * 1024
    ? { code: 'form.fileTooLarge', params: { name, max: maxMegabytes } }
    : undefined
}

function tooMany(files: readonly UploadedFile[], { maxFiles }: FileUploadSettings): KindProblem | undefined {
  return files.length > maxFiles ? { code: 'form.tooManyFiles', params: { max: maxFiles } } : undefined
}

function firstRefused(files: readonly UploadedFile[], settings: FileUploadSettings): KindProblem | undefined {
  return files.map((file) => problemOfFile(file, settings)).find((problem) => problem !== undefined)
}
