import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import { type Document, type Shelf, useDownload } from '../queries.ts'
import type { DocumentAction } from './document-action.tsx'

type PendingAction = Readonly<{ action: DocumentAction | 'more'; rows: readonly Document[] }>
type DocumentActionOptions = Readonly<{
  shelf: Shelf
  /** Called after an action: a selection ends, or the page of a removed document is left. */
  onDone: (action: DocumentAction) => void
  onDetails?: (document: Document) => void
}>

export type DocumentActions = ReturnType<typeof useDocumentActions>

/** Actions on documents; `DocumentSheets` shows the sheets they need. */
export function useDocumentActions({ shelf, onDone, onDetails }: DocumentActionOptions) {
  const t = useT()
  const { client, feedback } = useApp()
  const [pending, setAsked] = useState<PendingAction | null>(null)
  const download = useDownload()
  const finish = (action: DocumentAction) => {
    setAsked(null)
    onDone(action)
  }
  const { isBusy, results, close, run } = useRowActions(finish)

  /** Asks only before what cannot be undone. */
  const isConfirmed = async (action: DocumentAction, rows: readonly Document[]) =>
    action !== 'purge' || feedback.ask(purgeQuestion(t, rows))
  const begin = async (action: DocumentAction, rows: readonly Document[]) => {
    setAsked(sheets.has(action) ? { action, rows } : null)
    const [first] = rows
    if (action === 'details' && first) onDetails?.(first)
    if (action === 'download') download.mutate(rows, { onError: (error) => feedback.error(error.message) })
    const call = callFor(action, client)
    if (call && (await isConfirmed(action, rows))) await run({ rows, action, call })
  }

  return {
    ...{ shelf, asked: pending, results, run, finish },
    isBusy: isBusy || download.isPending,
    begin: (action: DocumentAction, rows: readonly Document[]) => void begin(action, rows),
    more: (document: Document) => setAsked({ action: 'more', rows: [document] }),
    close: () => setAsked(null),
    closeResults: close,
  }
}

const sheets: ReadonlySet<DocumentAction> = new Set(['share', 'move', 'rename'])

/** The call of an action that needs no further input. */
function callFor(action: DocumentAction, { documents }: Client) {
  const calls: Partial<Record<DocumentAction, (id: string) => Promise<unknown>>> = {
    remove: (id) => documents.remove({ ids: [id] }),
    restore: (id) => documents.restore({ ids: [id] }),
    purge: (id) => documents.purge({ ids: [id] }),
    unshare: (id) => documents.share({ ids: [id], userIds: [] }),
  }
  return calls[action]
}

function purgeQuestion(t: ReturnType<typeof useT>, rows: readonly Document[]) {
  return {
    title: t('documents.askPurge', { count: rows.length, name: rows[0]?.name ?? '' }),
    body: t('documents.askPurgeHint'),
    confirm: t('documents.action.purge'),
    tone: 'danger',
  } as const
}

export type RowResult = Readonly<{ id: string; name: string; ok: boolean; message: string }>
type RowAction = Readonly<{
  rows: readonly Document[]
  action: DocumentAction
  call: (id: string) => Promise<unknown>
}>
type FinishedAction = Readonly<{ action: DocumentAction; results: readonly RowResult[] }>

/**
 * Runs an action on documents one after the other, so that a refusal does not stop the rest. On full
 * success shows a toast; otherwise `results` has the outcome of each until closed.
 */
function useRowActions(onDone: (action: DocumentAction) => void) {
  const t = useT()
  const { queries, feedback } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [finished, setTold] = useState<FinishedAction | null>(null)

  return {
    isBusy,
    results: finished?.results ?? null,
    close: () => {
      setTold(null)
      if (finished) onDone(finished.action)
    },
    async run({ rows, action, call }: RowAction): Promise<void> {
      setBusy(true)
      const results: RowResult[] = []
      for (const row of rows) results.push(await resultOf(row, call))
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['documents'] })
      if (results.some(({ ok }) => !ok)) return setTold({ action, results })
      feedback.success(t(`documents.done.${action}`, { count: results.length }))
      onDone(action)
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
