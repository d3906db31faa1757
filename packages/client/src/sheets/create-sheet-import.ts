import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Client } from '../create-client.ts'
import type { SentFile } from '../files/upload-file.ts'
import { realTimers, type Timers } from '../timers.ts'
import { type ImportPreview, isUnderWay } from './import-preview.ts'

export type ImportFormat = 'xlsx' | 'csv'
/** Which rows of a preview are looked at: the numbers of the rows before each page that was seen. */
export type PreviewPage = Readonly<{ only: 'all' | 'bad'; before: readonly number[] }>

export type SheetImportState = Readonly<{
  /** `looking`: whether one was left unfinished. */
  step: 'looking' | 'choosing' | 'sending' | 'importing'
  /** Of the file that is being sent. */
  fileName: string
  importId: string | undefined
  preview: ImportPreview | undefined
  page: PreviewPage
  /** Something was asked for and is not answered yet. */
  isBusy: boolean
  /** Why the last thing that was asked for did not happen, as a sentence. */
  problem: string
}>

type Needs = Readonly<{
  client: Pick<Client, 'recordSheets'>
  modelId: string
  upload: (file: File) => SentFile
  /** Records may have come or changed. */
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
 * An import as one person goes through it: choose a file, check what was read, take it over. The server does the work
 * and keeps the place, so `open` goes on with whatever was left, here or elsewhere; whoever goes away calls `close`.
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
    /** Goes on with an import, or with the one that was left unfinished; without any, a file is chosen. */
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
    /** Gives up what is not taken over yet; a file can be chosen again. */
    giveUp: () => attempt(giveUp),
    /** After the end of one. */
    startAgain: () => tell({ ...nothing, step: 'choosing' }),
    /** Links that give their sheet once. */
    template: (format: ImportFormat) => recordSheets.template({ modelId, format }),
    errors: (format: ImportFormat) => recordSheets.importErrors({ ...own(), format }),
  }
}

/** Keeps what is known of an import, and asks again while it goes on by itself. */
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
    // Somebody turned the page, or left, before the answer came.
    if (!isOpen || state.peek().importId !== importId || state.peek().page !== page) return
    tell({ step: 'importing', preview })
    if (before?.state === 'committing' && preview.state !== 'committing') onTaken()
    if (isUnderWay(preview)) forget = timers.after(askAgainMs, () => void watch())
  }
  /** An answer that does not come is asked for again: the import goes on without it. */
  const watch = () =>
    look().then(
      () => tell({ problem: '' }),
      (error: Error) => {
        tell({ problem: error.message })
        if (isOpen) forget = timers.after(askAgainMs * 5, () => void watch())
      },
    )
  /** One deed after the other; what it is refused for is said, and does not end the import. */
  const attempt = async (deed: () => Promise<void>) => {
    if (state.peek().isBusy) return
    tell({ isBusy: true, problem: '' })
    await deed().catch((error: Error) => tell({ problem: error.message }))
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

/** The id of a file once the server has it; throws what became of it otherwise. */
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

/** Lets the browser keep the sheet that a link stands for. */
export function saveSheet({ name, url }: Readonly<{ name: string; url: string }>): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
