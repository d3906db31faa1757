import { signal } from '@preact/signals-core'
import { headersOf } from '@signet/client'
import type { Upload, UploadProgress } from '@signet/form/react'
import type { Upload as TusUpload } from 'tus-js-client'
import type { App } from '../../lib/app-context.ts'

const chunkBytes = 5 * 1024 * 1024
const checkEveryMs = 700

/** Sends a file in pieces that survive a lost connection, then waits until the server has looked into it. */
export function uploadFile(app: App, file: File): Upload {
  const progress = signal<UploadProgress>({ state: 'waiting', sent: 0 })
  const say = (part: Partial<UploadProgress>) => {
    progress.value = { ...progress.peek(), ...part }
  }
  const fail = (reason: string) => say({ state: 'failed', reason })
  let tus: TusUpload | undefined
  let isWanted = true

  const send = async () => {
    isWanted = true
    tus ??= await newUpload(app, file, {
      onSent: (sent) => say({ state: 'uploading', sent }),
      onDone: (fileId) => {
        say({ state: 'checking', sent: file.size })
        void checked(app, fileId, say).catch((error: Error) => fail(error.message))
      },
      onFailed: () => fail(app.looks.now().language.t('forms.file.failed')),
    })
    if (isWanted) tus.start()
  }
  const start = () => void send().catch(() => fail(app.looks.now().language.t('forms.file.failed')))
  start()

  return {
    progress,
    pause: () => {
      isWanted = false
      void tus?.abort()
      say({ state: 'paused' })
    },
    resume: start,
    retry: () => {
      say({ state: 'waiting' })
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

async function newUpload(app: App, file: File, { onSent, onDone, onFailed }: Told): Promise<TusUpload> {
  const { Upload: Tus } = await import('tus-js-client')
  const { session, looks } = app
  const upload = new Tus(file, {
    endpoint: `${location.origin}/api/file/Uploader/annex`,
    chunkSize: chunkBytes,
    retryDelays: [0, 1_000, 3_000, 8_000],
    metadata: { name: file.name, filename: file.name, type: file.type, filetype: file.type },
    headers: headersOf({
      origin: 'app',
      token: session.token(),
      locale: looks.now().look.locale,
      systemCode: session.systemCode(),
    }),
    removeFingerprintOnSuccess: true,
    onProgress: onSent,
    onSuccess: () => onDone(upload.url?.split('/').at(-1) ?? ''),
    onError: onFailed,
  })
  return upload
}

/** The server looks into a file before anybody may read it. */
async function checked(
  app: App,
  fileId: string,
  say: (part: Partial<UploadProgress>) => void,
): Promise<void> {
  const { state } = await app.client.files.describe({ fileId })
  if (state === 'ready') return say({ state: 'uploaded', fileId })
  if (state === 'refused')
    return say({ state: 'failed', reason: app.looks.now().language.t('files.typeRefused') })

  await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  return checked(app, fileId, say)
}
