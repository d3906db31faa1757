import type { StoredFile } from '@signet/contract'
import type { FileRow } from './file-store.ts'

export function fileView({ id, name, size, type, state }: FileRow): StoredFile {
  return { fileId: id, name, size, type, state }
}
