import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Client } from '../create-client.ts'
import type { SentFile } from '../files/upload-file.ts'
import { realTimers, type Timers } from '../timers.ts'
import { type ImportPreview, isUnderWay } from './import-preview.ts'

export type ImportFormat = 'xlsx' | 'csv'
/** The page of a preview: the row numbers before each page seen so far. */
export type PreviewPage = Readonly<{ only: 'all' | 'bad'; before: readonly number[] }>

export type SheetImportState = Readonly<{
  /** `looking`: still finding out whether an unfinished import exists. */
  step: 'looking' | 'choosing' | 'sending' | 'importing'
  /** The progress of the upload. */
  fileName: string
  importId: string | undefined
  preview: ImportPreview | undefined
  page: PreviewPage
  /** A request is in progress. */
  isBusy: boolean
  /** The sentence of the last refusal. */
  problem: string
}>

type Needs = Readonly<{
  client: Pick<Client, 'recordSheets'>
  modelId: string
  upload: (file: File) => SentFile
  /** Called when records may have been added or changed. */
  onTaken: () => void
  timers?: Timers
}>

export type SheetImport = ReturnType<typeof createSheetImport>

const firstPage: PreviewPage = { only: 'all', before: [] }
const nothing: SheetImportState = {
  step: 'looking',
  fileName: '',
  importId: undefined,
  preview: undefined,
  page: firstPage,
  isBusy: false,
  problem: '',
}
const askAgainMs = 800
const pageSize = 50

/**
 * An import of a sheet: choose a file, check the preview, import. The server does the work and stores the
 * state, so `open` continues an unfinished import on any device. Call `close` when leaving.
 */
export function createSheetImport(needs: Needs) {
  const { client, modelId, upload, onTaken } = needs
  const { recordSheets } = client
  const watched = watchImport(needs)
  const { state, tell, attempt, look, own } = watched

  const begin = async (file: File) => {
    tell({ step: 'sending', fileName: file.name })
    try {
      const fileId = await uploaded(upload(file))
      const { importId } = await recordSheets.startImport({ modelId, fileId })
      tell({ importId, page: firstPage, preview: undefined })
    } catch (error) {
      tell({ step: 'choosing' })
      throw error
    }
    await look()
  }
  const resume = async (known: string | undefined) => {
    const importId = known ?? (await recordSheets.currentImport({ modelId })).importId ?? undefined
    tell({ importId })
    if (importId === undefined) return tell({ step: 'choosing' })
    await look().catch((error) => {
      tell({ step: 'choosing', importId: undefined })
      throw error
    })
  }
  const giveUp = async () => {
    await recordSheets.cancelImport(own())
    if (state.peek().preview?.state === 'committing') onTaken()
    tell({ ...nothing, step: 'choosing', isBusy: true })
  }

  return {
    state: state as ReadonlySignal<SheetImportState>,
    /** Continues this import, or the unfinished one; without any, a file can be chosen. */
    open: (known?: string) => {
      watched.open()
      return attempt(() => resume(known))
    },
    close: watched.close,
    begin: (file: File) => attempt(() => begin(file)),
    turn: (page: PreviewPage) =>
      attempt(() => {
        tell({ page })
        return look()
      }),
    commit: () => attempt(() => recordSheets.commitImport(own()).then(look)),
    /** Cancels the rest of the import; another file can be chosen. */
    giveUp: () => attempt(giveUp),
    /** Starts over after the end of an import. */
    startAgain: () => tell({ ...nothing, step: 'choosing' }),
    /** One-time links to sheets. */
    template: (format: ImportFormat) => recordSheets.template({ modelId, format }),
    errors: (format: ImportFormat) => recordSheets.importErrors({ ...own(), format }),
  }
}

/** Holds the state of an import and polls while the server works on it. */
function watchImport({ client, modelId, onTaken, timers = realTimers }: Needs) {
  const state = signal(nothing)
  let forget = () => {}
  let isOpen = false
  const tell = (part: Partial<SheetImportState>) => {
    if (isOpen) state.value = { ...state.peek(), ...part }
  }
  const own = () => ({ modelId, importId: state.peek().importId ?? '' })

  const look = async () => {
    forget()
    const { page, preview: before, importId } = state.peek()
    const { only } = page
    const after = page.before.at(-1) ?? 0
    const preview = await client.recordSheets.previewImport({ ...own(), only, after, pageSize })
    // The page changed or the person left before the answer came.
    if (!isOpen || state.peek().importId !== importId || state.peek().page !== page) return
    tell({ step: 'importing', preview })
    if (before?.state === 'committing' && preview.state !== 'committing') onTaken()
    if (isUnderWay(preview)) forget = timers.after(askAgainMs, () => void watch())
  }
  /** A failed poll is repeated, because the import continues without it. */
  const watch = () =>
    look().then(
      () => tell({ problem: '' }),
      (error: Error) => {
        tell({ problem: error.message })
        if (isOpen) forget = timers.after(askAgainMs * 5, () => void watch())
      },
    )
  /** Runs one action at a time; a refusal is shown and does not end the import. */
  const attempt = async (action: () => Promise<void>) => {
    if (state.peek().isBusy) return
    tell({ isBusy: true, problem: '' })
    await action().catch((error: Error) => tell({ problem: error.message }))
    tell({ isBusy: false })
  }
  const close = () => {
    forget()
    isOpen = false
  }
  const open = () => {
    isOpen = true
    state.value = nothing
  }
  return { state, tell, attempt, look, own, open, close }
}

/** Returns the id of the uploaded file; throws when the upload fails. */
function uploaded({ progress }: SentFile): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = effect(() => {
      const { state, fileId = '', reason = '' } = progress.value
      if (state === 'uploaded') resolve(fileId)
      if (state === 'failed') reject(new Error(reason))
      if (state === 'uploaded' || state === 'failed') queueMicrotask(() => stop())
    })
  })
}

/** Downloads the sheet behind a link. */
export function saveSheet({ name, url }: Readonly<{ name: string; url: string }>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
