import type { KindProblem } from '../../../problems/problem.ts'
import { isAcceptedFile } from './accepted-file.ts'
import type { UploadedFile } from './uploaded-files.ts'

/** How many files, how large each, and which endings (`.pdf`) and families (`image`); none: everything. */
export type FileLimits = Readonly<{ maxFiles: number; maxMegabytes: number; accept: readonly string[] }>

/** What is wrong with one file before it is sent, for the person who chose it. */
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

/** What is wrong with all of them together, or with the first that is refused. */
export function problemOfFiles(files: readonly UploadedFile[], limits: FileLimits): KindProblem | undefined {
  if (files.length > limits.maxFiles) {
    return { code: 'form.tooManyFiles', params: { max: limits.maxFiles } }
  }
  return files.map((file) => problemOfFile(file, limits)).find((problem) => problem !== undefined)
}
