import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Client } from '../create-client.ts'
import { aborted, networkFailed, refusalOf } from '../faults/fault.ts'
import type { NoteFault } from '../faults/transfer.ts'
import type { AnsweredRefusal, Say } from '../read-answer.ts'
import type { Timers } from '../timers.ts'
import type { ResumableUpload } from './resumable-upload.ts'

/**
 * The progress of a file; `reason` is a sentence for the person when the upload failed, `refusal` why, and
 * `isUnanswered` says that no answer of the server came.
 */
type Progress = Readonly<{
  state: 'uploading' | 'paused' | 'waiting' | 'checking' | 'uploaded' | 'failed'
  sent: number
  fileId?: string
  reason?: string
  refusal?: AnsweredRefusal
  isUnanswered?: boolean
}>
export type TellProgress = (part: Partial<Progress>) => void

/** An upload in progress, with the shape of `Upload` in `@signet/form-ui`. */
export type SentFile = Readonly<{
  progress: ReadonlySignal<Progress>
  pause: () => void
  resume: () => void
  retry: () => void
  remove: () => void
}>

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

/** The upload address of signed-in people. The server scans a file before anyone may read it. */
export function ownDoor({ files }: Client): UploadDoor {
  return {
    path: '/api/file/Uploader/annex',
    stateOf: async (fileId) => (await files.describe({ fileId })).state,
  }
}

/**
 * Uploads a file in chunks that survive a lost connection, then waits for the server's scan. Its code loads with the
 * first file. Fails with `client.timedOut`, `client.networkFailed`, `client.aborted` after `remove`, or the server's refusal.
 */
export function uploadFile(sender: FileSender, file: File): SentFile {
  const progress = signal<Progress>({ state: 'waiting', sent: 0 })
  const tell: TellProgress = (part) => {
    progress.value = { ...progress.peek(), ...part }
  }
  const failBy = (refusal: AnsweredRefusal) => {
    sender.note?.(refusal, `POST ${sender.door.path}`)
    const isUnanswered = refusal.status === 0 || refusal.code === 'client.timedOut'
    tell({ state: 'failed', reason: refusal.message, refusal, isUnanswered })
  }
  let loaded: Promise<ResumableUpload> | undefined
  let isWanted = true
  const load = async () =>
    (await import('./resumable-upload.ts')).resumableUpload(sender, file, { tell, failBy })
  const start = () => {
    isWanted = true
    loaded ??= load()
    void loaded
      .then((upload) => (isWanted ? upload.start() : undefined))
      .catch(() => {
        loaded = undefined
        failBy(refusalOf(networkFailed, sender.say))
      })
  }
  const stop = (part: 'pause' | 'remove') => {
    isWanted = false
    void loaded?.then((upload) => upload[part]()).catch(() => undefined)
  }
  start()

  return {
    progress,
    pause: () => {
      stop('pause')
      tell({ state: 'paused' })
    },
    resume: start,
    retry: () => {
      tell({ state: 'waiting' })
      start()
    },
    remove: () => {
      stop('remove')
      failBy(refusalOf(aborted, sender.say))
    },
  }
}
