import { AnsweredRefusal } from '@signet/client'
import { useFormats, useT } from '@signet/i18n/react'
import { Button, Card, ErrorNote, IconButton, PageState, sharedStyles } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Download, Ellipsis, FolderOpen } from 'lucide-react'
import { Suspense } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { FilePreview } from '../../kit/files/file-preview.tsx'
import { Fact, Facts } from '../../kit/lists/facts.tsx'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { DocumentSheets } from './actions/action-sheets.tsx'
import { useDocumentActions } from './actions/use-document-actions.ts'
import { documentHref } from './document-href.ts'
import { type DocumentDetail, useDocument, useDownload } from './queries.ts'

const NotOpen = lazyPart(async () => (await import('../../kit/access/not-open.tsx')).NotOpen)

/** One document: preview, folder, owner, and actions. */
export function DocumentPage() {
  const t = useT()
  const { history } = useRouter()
  const { id } = useSearch({ from: '/member/pages/workFlow/document/detail' })
  const document = useDocument(id)
  const one = document.data
  const actions = useDocumentActions({
    shelf: 'mine',
    // Documents in the trash have no page.
    onDone: (action) => {
      if (action === 'remove') history.replace(documentHref.shelf('mine', one?.parentId ?? ''))
    },
  })

  const { error } = document
  if (error instanceof AnsweredRefusal && error.code === 'documents.notFound')
    return (
      <Suspense>
        <NotOpen kind="document" id={id} reason={error.message} />
      </Suspense>
    )

  return (
    <StackPage
      title={t('documents.one')}
      onRefresh={() => document.refetch()}
      actions={one && <MoreButton document={one} onPress={() => actions.more(one)} />}
      footer={one && <OpenButton document={one} />}
    >
      <PageState query={document} skeletonRows={1}>
        {(shown) => <DocumentFacts document={shown} />}
      </PageState>
      <DocumentSheets actions={actions} />
    </StackPage>
  )
}

type MoreButtonProps = DocumentFactsProps & Readonly<{ onPress: () => void }>

function MoreButton({ document, onPress }: MoreButtonProps) {
  const t = useT()
  return (
    <IconButton
      label={t('documents.more', { name: document.name })}
      icon={<Ellipsis />}
      aria-haspopup="dialog"
      onClick={onPress}
    />
  )
}

function OpenButton({ document }: DocumentFactsProps) {
  const t = useT()
  const download = useDownload()
  if (document.kind === 'folder') return <FolderButton document={document} />
  return (
    <>
      <ErrorNote error={download.error} />
      <Button
        tone="primary"
        isWide
        icon={<Download aria-hidden="true" />}
        isBusy={download.isPending}
        onClick={() => download.mutate([document])}
      >
        {t('documents.download')}
      </Button>
    </>
  )
}

function FolderButton({ document: { id, can } }: DocumentFactsProps) {
  const t = useT()
  const { history } = useRouter()
  return (
    <Button
      tone="primary"
      isWide
      icon={<FolderOpen aria-hidden="true" />}
      onClick={() => history.push(documentHref.shelf(can.change ? 'mine' : 'shared', id))}
    >
      {t('documents.openFolder')}
    </Button>
  )
}

type DocumentFactsProps = Readonly<{ document: DocumentDetail }>

function DocumentFacts({ document }: DocumentFactsProps) {
  const { documents } = useClient()
  const { id, name, path, folder } = document
  const place = path.length > 0 ? path.map((one) => one.name).join(' / ') : folder
  return (
    <Card>
      <FilePreview file={document} askLink={() => documents.download({ id })} />
      <h2 className={sharedStyles.title}>{name}</h2>
      <FactList place={place} document={document} />
    </Card>
  )
}

function FactList({ place, document }: DocumentFactsProps & Readonly<{ place: string }>) {
  const t = useT()
  const formats = useFormats()
  const { owner, kind, size, createdAt, readers } = document
  return (
    <Facts>
      <Fact name={t('documents.owner')}>{owner?.name ?? t('documents.company')}</Fact>
      {place !== '' && <Fact name={t('documents.place')}>{place}</Fact>}
      {kind === 'file' && <Fact name={t('documents.size')}>{formats.fileSize(size)}</Fact>}
      <Fact name={t('documents.since')}>{formats.dateTime(createdAt)}</Fact>
      {readers.length > 0 && (
        <Fact name={t('documents.readers')}>
          {readers.map((reader) => reader.name).join(t('documents.and'))}
        </Fact>
      )}
    </Facts>
  )
}
