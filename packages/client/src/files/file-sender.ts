import type { NoteFault } from '../faults/transfer.ts'
import type { AnsweredRefusal, Say } from '../read-answer.ts'
import type { Timers } from '../timers.ts'

/**
 * The progress of a file; `reason` is a sentence for the person when the upload failed, `refusal` why, and
 * `isUnanswered` says that no answer of the server came.
 */
export type Progress = Readonly<{
  state: 'uploading' | 'paused' | 'waiting' | 'checking' | 'uploaded' | 'failed'
  sent: number
  fileId?: string
  reason?: string
  refusal?: AnsweredRefusal
  isUnanswered?: boolean
}>
export type TellProgress = (part: Partial<Progress>) => void

/** Returns the sender's headers, read for every file because token and language may change. */
export type FileSender = Readonly<{
  headers: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  say: Say
  door: UploadDoor
  /** Called with what did not get through. */
  note?: NoteFault | undefined
  /** How long nothing of the file may get through, in ms; a minute where it is not configured. */
  timeoutMs?: number | undefined
  timers?: Timers | undefined
  /** Pauses in ms before a chunk that got no answer is sent again; four that grow where none are configured. */
  retryAfterMs?: readonly number[] | undefined
}>

/** The address that takes files, and the address that reports the result of their scan. */
export type UploadDoor = Readonly<{
  path: string
  stateOf: (fileId: string) => Promise<string>
}>
