import type { SentFile } from '@signet/client'

/** A file on its way into a folder; `refusal` says why it arrived and was not put there. */
export type PendingFile = Readonly<{
  key: string
  name: string
  size: number
  sent: SentFile
  refusal: string | null
  retry: () => void
  remove: () => void
}>

type Sending = Readonly<{
  send: (file: File) => SentFile
  /** Puts a file that has arrived into a folder; empty: at the top. */
  put: (fileId: string, folder: string) => Promise<unknown>
}>

export type Uploads = ReturnType<typeof createUploads>

/** The files that somebody sends to his folders. They go on while other pages are open. */
export function createUploads({ send, put }: Sending) {
  let pending: readonly PendingFile[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly PendingFile[]) => {
    pending = next
    for (const listener of listeners) listener()
  }
  const forget = (key: string) => change(pending.filter((one) => one.key !== key))
  const refuse = (key: string, refusal: string | null) =>
    change(pending.map((one) => (one.key === key ? { ...one, refusal } : one)))

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
    change([...pending, { key, name: file.name, size: file.size, sent, refusal: null, retry, remove }])
    const stop = sent.progress.subscribe(({ state, fileId }) => {
      if (state !== 'uploaded' || fileId === undefined) return
      queueMicrotask(() => {
        stop()
        arrive(fileId)
      })
    })
  }

  return {
    pending: () => pending,
    add: (files: readonly File[], folder: string) => {
      for (const file of files) start(file, folder)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
