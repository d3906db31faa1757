import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { type Document, type Shelf, useDownload } from '../queries.ts'
import type { DocumentAction } from './document-action.tsx'

type PendingAction = Readonly<{ deed: DocumentAction | 'more'; rows: readonly Document[] }>
type DocumentActionOptions = Readonly<{
  shelf: Shelf
  /** Called after an action: a selection ends, or the page of a removed document is left. */
  onDone: (deed: DocumentAction) => void
  onDetails?: (document: Document) => void
}>

export type DocumentActions = ReturnType<typeof useDocumentActions>

/** Actions on documents; `DocumentSheets` shows the sheets they need. */
export function useDocumentActions({ shelf, onDone, onDetails }: DocumentActionOptions) {
  const t = useT()
  const { client, feedback } = useApp()
  const [asked, setAsked] = useState<PendingAction | null>(null)
  const download = useDownload()
  const finish = (deed: DocumentAction) => {
    setAsked(null)
    onDone(deed)
  }
  const { isBusy, results, close, run } = useRowActions(finish)

  /** Asks only before what cannot be undone. */
  const isConfirmed = async (deed: DocumentAction, rows: readonly Document[]) =>
    deed !== 'purge' || feedback.ask(purgeQuestion(t, rows))
  const begin = async (deed: DocumentAction, rows: readonly Document[]) => {
    setAsked(sheets.has(deed) ? { deed, rows } : null)
    const [first] = rows
    if (deed === 'details' && first) onDetails?.(first)
    if (deed === 'download') download.mutate(rows, { onError: (error) => feedback.error(error.message) })
    const call = callFor(deed, client)
    if (call && (await isConfirmed(deed, rows))) await run({ rows, deed, call })
  }

  return {
    ...{ shelf, asked, results, run, finish },
    isBusy: isBusy || download.isPending,
    begin: (deed: DocumentAction, rows: readonly Document[]) => void begin(deed, rows),
    more: (document: Document) => setAsked({ deed: 'more', rows: [document] }),
    close: () => setAsked(null),
    closeResults: close,
  }
}

const sheets: ReadonlySet<DocumentAction> = new Set(['share', 'move', 'rename'])

/** The call of an action that needs no further input. */
function callFor(deed: DocumentAction, { documents }: Client) {
  const calls: Partial<Record<DocumentAction, (id: string) => Promise<unknown>>> = {
    remove: (id) => documents.remove({ ids: [id] }),
    restore: (id) => documents.restore({ ids: [id] }),
    purge: (id) => documents.purge({ ids: [id] }),
    unshare: (id) => documents.share({ ids: [id], userIds: [] }),
  }
  return calls[deed]
}

function purgeQuestion(t: ReturnType<typeof useT>, rows: readonly Document[]) {
  return {
    title: t('documents.askPurge', { count: rows.length, name: rows[0]?.name ?? '' }),
    body: t('documents.askPurgeHint'),
    confirm: t('documents.deed.purge'),
    tone: 'danger',
  } as const
}

export type RowResult = Readonly<{ id: string; name: string; ok: boolean; message: string }>
type RowAction = Readonly<{
  rows: readonly Document[]
  deed: DocumentAction
  call: (id: string) => Promise<unknown>
}>
type FinishedAction = Readonly<{ deed: DocumentAction; results: readonly RowResult[] }>

/**
 * Runs an action on documents one after the other, so that a refusal does not stop the rest. On full
 * success shows a toast; otherwise `results` has the outcome of each until closed.
 */
function useRowActions(onDone: (deed: DocumentAction) => void) {
  const t = useT()
  const { queries, feedback } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [told, setTold] = useState<FinishedAction | null>(null)

  return {
    isBusy,
    results: told?.results ?? null,
    close: () => {
      setTold(null)
      if (told) onDone(told.deed)
    },
    async run({ rows, deed, call }: RowAction): Promise<void> {
      setBusy(true)
      const results: RowResult[] = []
      for (const row of rows) results.push(await resultOf(row, call))
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['documents'] })
      if (results.some(({ ok }) => !ok)) return setTold({ deed, results })
      feedback.success(t(`documents.done.${deed}`, { count: results.length }))
      onDone(deed)
    },
  }
}

async function resultOf({ id, name }: Document, call: RowAction['call']): Promise<RowResult> {
  const message = await call(id).then(
    () => '',
    (error: Error) => error.message,
  )
  return { id, name, ok: message === '', message }
}
