import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Client } from '../create-client.ts'
import { aborted, networkFailed, refusalOf } from '../faults/fault.ts'
import type { AnsweredRefusal } from '../read-answer.ts'
import type { FileSender, Progress, TellProgress, UploadDoor } from './file-sender.ts'
import type { ResumableUpload } from './resumable-upload.ts'

/** An upload in progress, with the shape of `Upload` in `@signet/form-ui`. */
export type SentFile = Readonly<{
  progress: ReadonlySignal<Progress>
  pause: () => void
  resume: () => void
  retry: () => void
  remove: () => void
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
