import { z } from 'zod'
import { imageExtensions, videoExtensions } from '../../../formats/text-formats.ts'
import type { KindProblem } from '../../../problems/problem.ts'
import type { Column } from '../../../tables/table-shape.ts'
import type { FileLimits } from '../../../values/receives.ts'

export const UploadedFile = z.strictObject({
  fileId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  name: z.string().min(1).max(255),
  /** In bytes. */
  size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  type: z.string().max(127).default(''),
})
export type UploadedFile = Readonly<z.output<typeof UploadedFile>>

/** The answers that all kinds with files share. */
export const uploadedFiles = {
  holds: 'value',
  open: 'handIn',
  inSubTable: true,
  empty: (): readonly UploadedFile[] => [],
  value: () => z.array(UploadedFile).max(200),
  missing: 'form.requiredChoice',
  column: (): Column => ({ type: 'jsonb', references: 'file' }),
  toColumn: (files: readonly UploadedFile[]) => JSON.stringify(files),
  fromColumn: (stored: unknown) =>
    z.array(UploadedFile).parse(typeof stored === 'string' ? JSON.parse(stored) : stored),
  valueType: () => 'list<text>' as const,
  toFormula: (files: readonly UploadedFile[]) => files.map(({ fileId }) => fileId),
  searches: ['isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
  references: (files: readonly UploadedFile[]) => ({ files: files.map(({ fileId }) => fileId) }),
} as const

export function namesOfFiles(files: readonly UploadedFile[], locale: string): string {
  return files.map(({ name }) => name).join(locale === 'en-US' ? ', ' : '、')
}

/** Returns the problem of a chosen file before its upload. */
export function problemOfFile(
  { name, size }: Readonly<{ name: string; size: number }>,
  { accept, maxMegabytes }: FileLimits,
): KindProblem | undefined {
  if (!isAcceptedFile(name, accept)) {
    return { code: 'form.fileTypeRefused', params: { name, accepted: accept.join(' ') } }
  }
  return size > maxMegabytes * 1024 * 1024
    ? { code: 'form.fileTooLarge', params: { name, max: maxMegabytes } }
    : undefined
}

/** Returns the problem of all files together, or of the first refused one. */
export function problemOfFiles(
  files: readonly Pick<UploadedFile, 'name' | 'size'>[],
  limits: FileLimits,
): KindProblem | undefined {
  if (files.length > limits.maxFiles) {
    return { code: 'form.tooManyFiles', params: { max: limits.maxFiles } }
  }
  return files.map((file) => problemOfFile(file, limits)).find((problem) => problem !== undefined)
}

const families: Readonly<Record<string, readonly string[]>> = {
  image: imageExtensions,
  video: videoExtensions,
  audio: ['mp3', 'wav', 'm4a', 'aac', 'ogg', 'flac', 'wma', 'amr'],
  document: [
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'txt',
    'csv',
    'md',
    'odt',
    'ods',
    'wps',
    'ofd',
  ],
  archive: ['zip', 'rar', '7z', 'tar', 'gz'],
}

/** Tells whether the name matches the allowed endings (`.pdf`) and families (`image`). */
function isAcceptedFile(name: string, accept: readonly string[]): boolean {
  return accept.length === 0 || endingsOf(accept).includes(endingOf(name))
}

/** Returns the filter of a file dialog, such as `.pdf,.png`; empty for everything. */
export function dialogFilter(accept: readonly string[]): string {
  return endingsOf(accept).join(',')
}

/** Tells whether the file is shown as a picture. */
export function isImageName(name: string): boolean {
  return endingsOf(['image']).includes(endingOf(name))
}

function endingsOf(accept: readonly string[]): string[] {
  return accept.flatMap((one) => (families[one] ?? [one.slice(1)]).map((ending) => `.${ending}`))
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : name.slice(dot).toLowerCase()
}
