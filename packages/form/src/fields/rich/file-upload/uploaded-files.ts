import { z } from 'zod'
import type { Column } from '../../../tables/column.ts'

export const UploadedFile = z.strictObject({
  fileId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  name: z.string().min(1).max(255),
  /** In bytes. */
  size: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  type: z.string().max(127).default(''),
})
export type UploadedFile = Readonly<z.output<typeof UploadedFile>>

/** What every kind that holds files does alike, whatever its settings. */
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
  references: (files: readonly UploadedFile[]) => ({ files: files.map(({ fileId }) => fileId) }),
} as const

export function namesOfFiles(files: readonly UploadedFile[], locale: string): string {
  return files.map(({ name }) => name).join(locale === 'en-US' ? ', ' : '、')
}
