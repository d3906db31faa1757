import { useT } from '@signet/i18n/react'
import { Empty, InfiniteList, PageState } from '@signet/ui'
import { FolderOpen } from 'lucide-react'
import type { Selection } from '../../lib/use-selection.ts'
import { DocumentRow } from './document-row.tsx'
import type { Document, Shelf, useDocuments } from './queries.ts'

type DocumentListProps = Readonly<{
  shelf: Shelf
  folder: string
  isSought: boolean
  documents: ReturnType<typeof useDocuments>
  rows: readonly Document[]
  selection: Selection<Document>
  onMore: (document: Document) => void
}>

export function DocumentList(props: DocumentListProps) {
  const { shelf, folder, isSought, documents, rows, selection, onMore } = props
  const t = useT()
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError, error } = documents
  const place = folder === '' ? shelf : 'folder'
  const empty = isSought ? (
    <Empty title={t('documents.nothingFound')} hint={t('documents.nothingFoundHint')} />
  ) : (
    <Empty
      icon={<FolderOpen />}
      title={t(`documents.empty.${place}`)}
      hint={t(`documents.emptyHint.${place}`)}
    />
  )
  return (
    <div id="documents" role="tabpanel" aria-label={t(`documents.shelf.${shelf}`)}>
      <PageState query={documents} isEmpty={() => rows.length === 0} empty={empty}>
        {() => (
          <InfiniteList<Document>
            label={t(`documents.shelf.${shelf}`)}
            rows={rows}
            keyOf={({ id }) => id}
            estimate={64}
            hasMore={hasNextPage}
            failure={isFetchNextPageError ? error : null}
            onEnd={() => {
              if (!isFetchingNextPage) void fetchNextPage()
            }}
          >
            {(document) => (
              <DocumentRow
                document={document}
                shelf={shelf}
                selection={selection}
                onMore={() => onMore(document)}
              />
            )}
          </InfiniteList>
        )}
      </PageState>
    </div>
  )
}
