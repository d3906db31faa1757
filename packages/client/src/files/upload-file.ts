import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { DetailedError, Upload as TusUpload } from 'tus-js-client'
import type { Client } from '../create-client.ts'
import { AnsweredRefusal, type Say } from '../read-answer.ts'
import { serverOrigin } from '../session/server-origin.ts'
import { realTimers } from '../timers.ts'

/**
 * The progress of a file; `reason` is a sentence for the person when the upload failed, `isUnanswered` when it failed
 * because no answer of the server came.
 */
type Progress = Readonly<{
  state: 'uploading' | 'paused' | 'waiting' | 'checking' | 'uploaded' | 'failed'
  sent: number
  fileId?: string
  reason?: string
  isUnanswered?: boolean
}>

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

const chunkBytes = 5 * 1024 * 1024
const checkEveryMs = 700
const typeRefused = 415

/** Uploads a file in chunks that survive a lost connection, then waits for the server's scan. */
export function uploadFile(sender: FileSender, file: File): SentFile {
  const progress = signal<Progress>({ state: 'waiting', sent: 0 })
  const tell = (part: Partial<Progress>) => {
    progress.value = { ...progress.peek(), ...part }
  }
  const failBy = (error: Error) => {
    const reason = sentenceOf(error, sender.say) ?? sender.say('client.upload.failed')
    tell({ state: 'failed', reason, isUnanswered: isUnanswered(error) })
  }
  let tus: TusUpload | undefined
  let isWanted = true

  const send = async () => {
    isWanted = true
    tus ??= await newUpload(sender, file, {
      onSent: (sent) => tell({ state: 'uploading', sent }),
      onDone: (fileId) => {
        tell({ state: 'checking', sent: file.size })
        void checked(sender, fileId, tell).catch(failBy)
      },
      onFailed: failBy,
    })
    if (isWanted) tus.start()
  }
  const start = () => void send().catch(failBy)
  start()

  return {
    progress,
    pause: () => {
      isWanted = false
      void tus?.abort()
      tell({ state: 'paused' })
    },
    resume: start,
    retry: () => {
      tell({ state: 'waiting' })
      start()
    },
    remove: () => {
      isWanted = false
      void tus?.abort(true).catch(() => undefined)
    },
  }
}

type UploadEvents = Readonly<{
  onSent: (bytes: number) => void
  onDone: (fileId: string) => void
  onFailed: (error: Error) => void
}>

async function newUpload(
  { headers, door }: FileSender,
  file: File,
  events: UploadEvents,
): Promise<TusUpload> {
  const { Upload: Tus } = await import('tus-js-client')
  const upload = new Tus(file, {
    endpoint: `${serverOrigin()}${door.path}`,
    chunkSize: chunkBytes,
    retryDelays: [0, 1_000, 3_000, 8_000],
    metadata: { name: file.name, filename: file.name, type: file.type, filetype: file.type },
    headers: { ...(await headers()) },
    removeFingerprintOnSuccess: true,
    onProgress: events.onSent,
    onSuccess: () => events.onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: events.onFailed,
  })
  return upload
}

/** The server scans a file before anyone may read it. */
async function checked(
  sender: FileSender,
  fileId: string,
  tell: (part: Partial<Progress>) => void,
): Promise<void> {
  const state = await sender.door.stateOf(fileId)
  if (state === 'ready') return tell({ state: 'uploaded', fileId })
  if (state === 'refused') return tell({ state: 'failed', reason: sender.say('files.typeRefused') })

  await new Promise<void>((resolve) => {
    realTimers.after(checkEveryMs, resolve)
  })
  return checked(sender, fileId, tell)
}

/** Whether the network failed, not the file. */
function isUnanswered(error: Error): boolean {
  if (error instanceof AnsweredRefusal) return error.status === 0
  return !('originalResponse' in error && error.originalResponse)
}

/** The server's sentence about a file that it refuses; the upload protocol itself only has a status. */
function sentenceOf(error: Error, say: Say): string | undefined {
  if (error instanceof AnsweredRefusal) return error.message
  const answer = 'originalResponse' in error ? (error as DetailedError).originalResponse : null
  if (answer?.getStatus() === typeRefused) return say('files.typeRefused')
  if (!answer?.getHeader('content-type')?.includes('json')) return undefined
  const { msg }: Partial<Record<string, unknown>> = JSON.parse(answer.getBody())
  return typeof msg === 'string' ? msg : undefined
}
