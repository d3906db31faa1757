import type { ReadonlySignal } from '@preact/signals-core'
import type { UploadedFile } from '../fields/file-upload/file-upload.ts'

/** A person as pickers show one; `note` tells namesakes apart (department, position). */
export type Person = Readonly<{ id: string; name: string; avatar?: string; note?: string }>

/** The states of spec section 4. */
export type UploadState = 'uploading' | 'paused' | 'waiting' | 'checking' | 'uploaded' | 'failed'

/** `sent` in bytes; `fileId` once uploaded; `reason`, a sentence for the person, when it failed. */
export type UploadProgress = Readonly<{ state: UploadState; sent: number; fileId?: string; reason?: string }>

/** One file on its way. `remove` stops it and forgets what was sent. */
export type Upload = Readonly<{
  progress: ReadonlySignal<UploadProgress>
  pause: () => void
  resume: () => void
  retry: () => void
  remove: () => void
}>

/** What a form needs from the application around it. The form itself calls no server and reads no clock. */
export type FormEnvironment = Readonly<{
  people: Readonly<{
    search: (words: string, signal: AbortSignal) => Promise<readonly Person[]>
    byIds: (ids: readonly string[]) => Promise<readonly Person[]>
  }>
  files: Readonly<{
    upload: (file: File) => Upload
    /** Where a file can be looked at or downloaded. */
    urlOf: (file: UploadedFile) => string
  }>
  /** ISO 8601 with offset. */
  now: () => string
}>
