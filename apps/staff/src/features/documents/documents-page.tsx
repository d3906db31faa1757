import { documentShelves } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Link, SearchField, Tabs } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { type Selection, useSelection } from '../../kit/lists/use-selection.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { useShortcuts } from '../../kit/pages/use-shortcuts.ts'
import { DocumentSheets } from './actions/action-sheets.tsx'
import { allowedActions } from './actions/document-action.tsx'
import { type DocumentActions, useDocumentActions } from './actions/use-document-actions.ts'
import { documentHref } from './document-href.ts'
import { DocumentList } from './document-list.tsx'
import styles from './documents-page.module.css'
import { AddButtons, OrderButton, SelectButtons, SelectionBar } from './page-buttons.tsx'
import {
  type Document,
  type DocumentDetail,
  type Order,
  type Shelf,
  useDocument,
  useDocuments,
} from './queries.ts'
import { useUploads } from './uploads/create-uploads.ts'
import { DropArea, UploadLines } from './uploads/upload-area.tsx'

/** The document center: mine, shared by me, shared with me, archived cases, and the trash. */
export function DocumentsPage() {
  const t = useT()
  const { history } = useRouter()
  const { shelf, folder } = useSearch({ from: '/member/pages/workFlow/document/index' })
  const [sort, setSort] = useState<Order>('newest')
  const [words, setWords] = useState('')
  const opened = useDocument(folder)
  const documents = useDocuments({ shelf, folder, sort, keyword: useDeferredValue(words).trim() })
  const rows = documents.data?.pages.flatMap(({ list }) => list) ?? []
  const selection = useSelection<Document>(({ id }) => id, `${shelf} ${folder}`)
  const uploads = useUploads(folder)
  const actions = useDocumentActions({
    shelf,
    onDone: selection.end,
    onDetails: ({ id }) => history.push(documentHref.one(id)),
  })
  const mayAdd = mayAddTo(shelf, folder, opened.data)
  useDocumentKeys({ shelf, selection, rows, actions })

  return (
    <StackPage
      title={folder === '' ? t('documents.title') : (opened.data?.name ?? t('documents.title'))}
      actions={rows.length > 0 && <SelectButtons selection={selection} rows={rows} />}
      head={folder === '' && <ShelfTabs shelf={shelf} />}
      footer={
        selection.isOn ? (
          <SelectionBar rows={selection.rows} actions={actions} />
        ) : (
          mayAdd && <AddButtons folder={folder} onFiles={uploads.add} />
        )
      }
      onRefresh={() => documents.refetch()}
    >
      <DropArea onFiles={mayAdd ? uploads.add : null}>
        {opened.data && <FolderWay shelf={shelf} folder={opened.data} />}
        <FindLine isInFolder={folder !== ''} {...{ words, sort }} onWords={setWords} onSort={setSort} />
        <UploadLines pending={uploads.pending} />
        <DocumentList
          {...{ shelf, folder, documents, rows, selection }}
          isSought={words.trim() !== ''}
          onMore={actions.more}
        />
      </DropArea>
      <DocumentSheets actions={actions} />
    </StackPage>
  )
}

/** Only one's own folders accept new documents. */
function mayAddTo(shelf: Shelf, folder: string, opened: DocumentDetail | undefined): boolean {
  return folder === '' ? shelf === 'mine' : opened?.can.change === true
}

function ShelfTabs({ shelf }: Readonly<{ shelf: Shelf }>) {
  const t = useT()
  const { history } = useRouter()
  return (
    <Tabs
      look="pill"
      label={t('documents.shelves')}
      tabs={documentShelves.map((key) => ({ key, label: t(`documents.shelf.${key}`) }))}
      value={shelf}
      onChange={(next) => history.replace(documentHref.shelf(next))}
      controls="documents"
    />
  )
}

type FindLineProps = Readonly<{
  isInFolder: boolean
  words: string
  sort: Order
  onWords: (words: string) => void
  onSort: (order: Order) => void
}>

/** Search and sort order of documents. */
function FindLine({ isInFolder, words, sort, onWords, onSort }: FindLineProps) {
  const t = useT()
  return (
    <div className={styles.line}>
      <SearchField
        label={t(isInFolder ? 'documents.searchHere' : 'documents.search')}
        value={words}
        onChange={onWords}
      />
      <OrderButton value={sort} onChange={onSort} />
    </div>
  )
}

type FolderWayProps = Readonly<{ shelf: Shelf; folder: DocumentDetail }>

/** Breadcrumbs: the shelf, the parent folders, and this one. */
function FolderWay({ shelf, folder }: FolderWayProps) {
  const t = useT()
  return (
    <nav aria-label={t('documents.way')}>
      <ol className={styles.way}>
        <li>
          <Link href={documentHref.shelf(shelf)}>{t(`documents.shelf.${shelf}`)}</Link>
        </li>
        {folder.path.map(({ id, name }) => (
          <li key={id}>
            <Link href={documentHref.shelf(shelf, id)}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{folder.name}</li>
      </ol>
    </nav>
  )
}

type DocumentKeysOptions = Readonly<{
  shelf: Shelf
  selection: Selection<Document>
  rows: readonly Document[]
  actions: DocumentActions
}>

/**
 * Ctrl+A selects all, Delete removes the selected (for good in the trash), F2 renames one, Esc ends
 * selecting.
 */
export function useDocumentKeys({ shelf, selection, rows, actions }: DocumentKeysOptions) {
  const perform = (action: 'remove' | 'purge' | 'rename') => () => {
    if (allowedActions(shelf, selection.rows).includes(action)) actions.begin(action, selection.rows)
  }
  useShortcuts({
    'mod+a': () => selection.choose(rows),
    Delete: perform(shelf === 'bin' ? 'purge' : 'remove'),
    F2: perform('rename'),
    ...(selection.isOn && { Escape: selection.end }),
  })
}
