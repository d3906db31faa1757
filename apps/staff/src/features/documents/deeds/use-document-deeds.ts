import type { Client } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useState } from 'react'
import { useApp } from '../../../lib/app-context.ts'
import { type Document, type Shelf, useDownload } from '../queries.ts'
import type { DocumentDeed } from './document-deed.ts'
import { useRowDeeds } from './use-row-deeds.ts'

type Asked = Readonly<{ deed: DocumentDeed | 'more'; rows: readonly Document[] }>
type Around = Readonly<{
  shelf: Shelf
  /** Something was done to documents: a selection ends, or the page of one that is gone is left. */
  onDone: (deed: DocumentDeed) => void
  onDetails?: (document: Document) => void
}>

export type DocumentDeeds = ReturnType<typeof useDocumentDeeds>

/** What people do to documents; `DeedSheets` shows the sheets that it takes. */
export function useDocumentDeeds({ shelf, onDone, onDetails }: Around) {
  const t = useT()
  const { client, feedback } = useApp()
  const [asked, setAsked] = useState<Asked | null>(null)
  const download = useDownload()
  const finish = (deed: DocumentDeed) => {
    setAsked(null)
    onDone(deed)
  }
  const { isBusy, results, close, run } = useRowDeeds(finish)

  /** Only what cannot be undone is asked about. */
  const isMeant = async (deed: DocumentDeed, rows: readonly Document[]) =>
    deed !== 'purge' || feedback.ask(purgeQuestion(t, rows))
  const begin = async (deed: DocumentDeed, rows: readonly Document[]) => {
    setAsked(sheets.has(deed) ? { deed, rows } : null)
    const [first] = rows
    if (deed === 'details' && first) onDetails?.(first)
    if (deed === 'download') download.mutate(rows, { onError: (error) => feedback.error(error.message) })
    const call = callFor(deed, client)
    if (call && (await isMeant(deed, rows))) await run({ rows, deed, call })
  }

  return {
    ...{ shelf, asked, results, run, finish },
    isBusy: isBusy || download.isPending,
    begin: (deed: DocumentDeed, rows: readonly Document[]) => void begin(deed, rows),
    more: (document: Document) => setAsked({ deed: 'more', rows: [document] }),
    close: () => setAsked(null),
    closeResults: close,
  }
}

const sheets: ReadonlySet<DocumentDeed> = new Set(['share', 'move', 'rename'])

/** What is done to each of them without another word. */
function callFor(deed: DocumentDeed, { documents }: Client) {
  const calls: Partial<Record<DocumentDeed, (id: string) => Promise<unknown>>> = {
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
