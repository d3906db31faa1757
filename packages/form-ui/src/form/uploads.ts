import { type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-core'
import type { FormStore } from '@signet/form'
import type { UploadedFile } from '@signet/form/kinds'

import type { FormEnvironment, Upload } from './form-environment.ts'

/** A file on its way, as a list shows it. */
export type PendingFile = Readonly<{
  key: string
  name: string
  size: number
  file: File
  upload: Upload
  remove: () => void
}>

/** The files on their way, by field. They live with the form, not with the row sheet that may be closed meanwhile. */
export class Uploads {
  readonly #pending = new Map<string, Signal<readonly PendingFile[]>>()
  readonly #store: FormStore
  readonly #files: FormEnvironment['files']
  #count = 0

  constructor(store: FormStore, files: FormEnvironment['files']) {
    this.#store = store
    this.#files = files
  }

  pending(path: string): ReadonlySignal<readonly PendingFile[]> {
    return this.#list(path)
  }

  /** Sends a file; once it is uploaded and checked, it becomes part of the field's value. */
  start(path: string, file: File): void {
    const list = this.#list(path)
    const upload = this.#files.upload(file)
    this.#count += 1
    const key = `${path}-${this.#count}`
    const forget = () => {
      list.value = list.peek().filter((one) => one.key !== key)
    }
    const remove = () => {
      upload.remove()
      forget()
    }
    list.value = [...list.peek(), { key, name: file.name, size: file.size, file, upload, remove }]

    this.#finishWhenUploaded(path, file, upload, forget)
  }

  #finishWhenUploaded(path: string, file: File, upload: Upload, forget: () => void): void {
    const stop = upload.progress.subscribe(({ state, fileId }) => {
      if (state !== 'uploaded' || fileId === undefined) return
      queueMicrotask(() => stop())
      untracked(() => {
        forget()
        this.#append(path, { fileId, name: file.name, size: file.size, type: file.type })
      })
    })
  }

  #append(path: string, file: UploadedFile): void {
    const files = this.#store.field(path).value.peek() as readonly UploadedFile[]
    if (!files.some(({ fileId }) => fileId === file.fileId)) this.#store.set(path, [...files, file])
  }

  #list(path: string): Signal<readonly PendingFile[]> {
    const known = this.#pending.get(path)
    if (known) return known
    const list = signal<readonly PendingFile[]>([])
    this.#pending.set(path, list)
    return list
  }
}
