import { useT } from '@signet/i18n/react'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { StackPage } from '../../lib/stack-page.tsx'
import { useSelection } from '../../lib/use-selection.ts'
import { AddButtons } from './add-buttons.tsx'
import { DeedSheets } from './deeds/deed-sheets.tsx'
import { SelectionBar } from './deeds/selection-bar.tsx'
import { useDocumentDeeds } from './deeds/use-document-deeds.ts'
import { documentHref } from './document-href.ts'
import { DocumentList } from './document-list.tsx'
import { FindLine } from './find-line.tsx'
import { FolderWay } from './folder-way.tsx'
import {
  type Document,
  type DocumentDetail,
  type Order,
  type Shelf,
  useDocument,
  useDocuments,
} from './queries.ts'
import { SelectButtons } from './select-buttons.tsx'
import { ShelfTabs } from './shelf-tabs.tsx'
import { DropArea } from './uploads/drop-area.tsx'
import { UploadLines } from './uploads/upload-lines.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { useDocumentKeys } from './use-document-keys.ts'

/** The document center: what I keep, what I and others share, what finished cases are kept as, and my bin. */
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
  const deeds = useDocumentDeeds({
    shelf,
    onDone: selection.end,
    onDetails: ({ id }) => history.push(documentHref.one(id)),
  })
  const mayAdd = mayAddTo(shelf, folder, opened.data)
  useDocumentKeys({ shelf, selection, rows, deeds })

  return (
    <StackPage
      title={folder === '' ? t('documents.title') : (opened.data?.name ?? t('documents.title'))}
      actions={rows.length > 0 && <SelectButtons selection={selection} rows={rows} />}
      head={folder === '' && <ShelfTabs shelf={shelf} />}
      footer={
        selection.isOn ? (
          <SelectionBar rows={selection.rows} deeds={deeds} />
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
          onMore={deeds.more}
        />
      </DropArea>
      <DeedSheets deeds={deeds} />
    </StackPage>
  )
}

/** Only my own folders take anything. */
function mayAddTo(shelf: Shelf, folder: string, opened: DocumentDetail | undefined): boolean {
  return folder === '' ? shelf === 'mine' : opened?.can.change === true
}
