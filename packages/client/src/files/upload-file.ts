import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Upload as TusUpload } from 'tus-js-client'
import type { Client } from '../create-client.ts'
import type { Say } from '../say.ts'
import { realTimers } from '../timers.ts'

/** How far a file has come; `reason`, a sentence for the person, when it failed. */
type Progress = Readonly<{
  state: 'uploading' | 'paused' | 'waiting' | 'checking' | 'uploaded' | 'failed'
  sent: number
  fileId?: string
  reason?: string
}>

/** One file on its way, as `Upload` of `@signet/form/react` wants it. */
export type SentFile = Readonly<{
  progress: ReadonlySignal<Progress>
  pause: () => void
  resume: () => void
  retry: () => void
  remove: () => void
}>

/** Who sends files: asked for headers at every file, since token and language may have changed. */
export type FileSender = Readonly<{
  client: Client
  headers: () => Readonly<Record<string, string>>
  say: Say
}>

const chunkBytes = 5 * 1024 * 1024
const checkEveryMs = 700

/** Sends a file in pieces that survive a lost connection, then waits until the server has looked into it. */
export function uploadFile(sender: FileSender, file: File): SentFile {
  const progress = signal<Progress>({ state: 'waiting', sent: 0 })
  const tell = (part: Partial<Progress>) => {
    progress.value = { ...progress.peek(), ...part }
  }
  const fail = (reason: string) => tell({ state: 'failed', reason })
  const failUnexplained = () => fail(sender.say('client.upload.failed'))
  let tus: TusUpload | undefined
  let isWanted = true

  const send = async () => {
    isWanted = true
    tus ??= await newUpload(sender, file, {
      onSent: (sent) => tell({ state: 'uploading', sent }),
      onDone: (fileId) => {
        tell({ state: 'checking', sent: file.size })
        void checked(sender, fileId, tell).catch((error: Error) => fail(error.message))
      },
      onFailed: failUnexplained,
    })
    if (isWanted) tus.start()
  }
  const start = () => void send().catch(failUnexplained)
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

type Told = Readonly<{
  onSent: (bytes: number) => void
  onDone: (fileId: string) => void
  onFailed: () => void
}>

async function newUpload({ headers }: FileSender, file: File, told: Told): Promise<TusUpload> {
  const { Upload: Tus } = await import('tus-js-client')
  const upload = new Tus(file, {
    endpoint: `${location.origin}/api/file/Uploader/annex`,
    chunkSize: chunkBytes,
    retryDelays: [0, 1_000, 3_000, 8_000],
    metadata: { name: file.name, filename: file.name, type: file.type, filetype: file.type },
    headers: { ...headers() },
    removeFingerprintOnSuccess: true,
    onProgress: told.onSent,
    onSuccess: () => told.onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: told.onFailed,
  })
  return upload
}

/** The server looks into a file before anybody may read it. */
async function checked(
  sender: FileSender,
  fileId: string,
  tell: (part: Partial<Progress>) => void,
): Promise<void> {
  const { state } = await sender.client.files.describe({ fileId })
  if (state === 'ready') return tell({ state: 'uploaded', fileId })
  if (state === 'refused') return tell({ state: 'failed', reason: sender.say('files.typeRefused') })

  await new Promise<void>((resolve) => {
    realTimers.after(checkEveryMs, resolve)
  })
  return checked(sender, fileId, tell)
}
