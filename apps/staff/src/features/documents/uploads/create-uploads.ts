import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { SentFile } from '@signet/client'
import { largestFile } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { useSignal } from '@signet/ui'
import { type App, useApp } from '../../../kit/context/app-context.ts'
import { useFormEnvironment } from '../../../kit/forms/use-form-environment.ts'

/** An upload into a folder; `refusal` says why a transferred file was not put there. */
export type PendingFile = Readonly<{
  key: string
  name: string
  size: number
  sent: SentFile
  refusal: string | null
  retry: () => void
  remove: () => void
}>

type UploadTransport = Readonly<{
  send: (file: File) => SentFile
  /** Puts an uploaded file into a folder; empty: the top level. */
  put: (fileId: string, folder: string) => Promise<unknown>
}>

type Uploads = ReturnType<typeof createUploads>

/** The uploads of a person. They continue while other pages are open. */
export function createUploads({ send, put }: UploadTransport) {
  const pending = signal<readonly PendingFile[]>([])
  let count = 0
  const forget = (key: string) => {
    pending.value = pending.peek().filter((one) => one.key !== key)
  }
  const refuse = (key: string, refusal: string | null) => {
    pending.value = pending.peek().map((one) => (one.key === key ? { ...one, refusal } : one))
  }

  const start = (file: File, folder: string) => {
    count += 1
    const key = `upload-${count}`
    const sent = send(file)
    const arrive = (fileId: string) => {
      refuse(key, null)
      put(fileId, folder).then(
        () => forget(key),
        (error: Error) => refuse(key, error.message),
      )
    }
    const retry = () => {
      const { state, fileId } = sent.progress.peek()
      if (state === 'uploaded' && fileId !== undefined) arrive(fileId)
      else sent.retry()
    }
    const remove = () => {
      sent.remove()
      forget(key)
    }
    const added = { key, name: file.name, size: file.size, sent, refusal: null, retry, remove }
    pending.value = [...pending.peek(), added]
    const stop = sent.progress.subscribe(({ state, fileId }) => {
      if (state !== 'uploaded' || fileId === undefined) return
      queueMicrotask(() => {
        stop()
        arrive(fileId)
      })
    })
  }

  const readable: ReadonlySignal<readonly PendingFile[]> = pending
  return {
    pending: readable,
    add: (files: readonly File[], folder: string) => {
      for (const file of files) start(file, folder)
    },
  }
}

const noForm = {}
const known = new WeakMap<App, Uploads>()

/** Uploads files into a folder. Files over the size limit are refused before sending. */
export function useUploads(folder: string) {
  const t = useT()
  const formats = useFormats()
  const app = useApp()
  const { files } = useFormEnvironment(noForm)
  const uploads = known.get(app) ?? uploadsOf(app, files.upload)
  const pending = useSignal(uploads.pending)

  return {
    pending,
    add: (chosen: readonly File[]) => {
      const tooLarge = chosen.filter(({ size }) => size > largestFile)
      for (const { name } of tooLarge)
        app.feedback.error(t('documents.tooLarge', { name, limit: formats.fileSize(largestFile) }))
      uploads.add(
        chosen.filter((file) => !tooLarge.includes(file)),
        folder,
      )
    },
  }
}

function uploadsOf(app: App, send: Parameters<typeof createUploads>[0]['send']): Uploads {
  const { client, queries } = app
  const uploads = createUploads({
    send,
    put: async (fileId, folder) => {
      await client.documents.addFile({ fileId, parentId: folder || null })
      await queries.invalidateQueries({ queryKey: ['documents'] })
    },
  })
  known.set(app, uploads)
  return uploads
}
