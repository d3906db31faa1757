import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, Empty, PageState, Sheet, Spinner } from '@signet/ui'
import { Folder, FolderOpen, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { type Document, useDocument, useDocuments } from '../queries.ts'
import styles from './move-sheet.module.css'
import { NameSheet } from './name-sheet.tsx'

type MoveSheetProps = Readonly<{
  rows: readonly Document[]
  isBusy: boolean
  onMove: (folder: string | null) => void
  onClose: () => void
}>

/** Chooses a target folder by walking down into it. */
export function MoveSheet({ rows, isBusy, onMove, onClose }: MoveSheetProps) {
  const t = useT()
  const [folder, setFolder] = useState('')
  const [isNaming, setNaming] = useState(false)
  const opened = useDocument(folder)
  const here = folder === '' ? t('documents.shelf.mine') : (opened.data?.name ?? '')
  return (
    <Sheet
      title={t('documents.moveTitle', { count: rows.length, name: rows[0]?.name ?? '' })}
      onClose={onClose}
      footer={<MoveButton isBusy={isBusy} onMove={onMove} folder={folder} here={here} />}
    >
      <div className={styles.line}>
        <Way folder={opened.data} isTop={folder === ''} onGo={setFolder} />
        <Button
          size="small"
          tone="quiet"
          icon={<FolderPlus aria-hidden="true" />}
          onClick={() => setNaming(true)}
        >
          {t('documents.newFolder')}
        </Button>
      </div>
      <Folders folder={folder} without={rows} onGo={setFolder} />
      {isNaming && <NewFolderSheet folder={folder} onClose={() => setNaming(false)} />}
    </Sheet>
  )
}

function NewFolderSheet({ folder, onClose }: Readonly<{ folder: string; onClose: () => void }>) {
  const t = useT()
  const { documents } = useClient()
  return (
    <NameSheet
      title={t('documents.newFolder')}
      submit={t('documents.create')}
      call={(name, options) => documents.addFolder({ name, parentId: folder || null }, options)}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

type MoveButtonProps = Pick<MoveSheetProps, 'isBusy' | 'onMove'> & Readonly<{ folder: string; here: string }>

function MoveButton({ isBusy, onMove, folder, here }: MoveButtonProps) {
  const t = useT()
  return (
    <Button tone="primary" isWide isBusy={isBusy} onClick={() => onMove(folder || null)}>
      {t('documents.moveHere', { folder: here })}
    </Button>
  )
}

type WayProps = Readonly<{
  folder: ReturnType<typeof useDocument>['data']
  isTop: boolean
  onGo: (folder: string) => void
}>

function Way({ folder, isTop, onGo }: WayProps) {
  const t = useT()
  const parents = isTop || !folder ? [] : folder.path
  const steps = [{ id: '', name: t('documents.shelf.mine') }, ...parents]
  return (
    <nav aria-label={t('documents.way')} className={styles.way}>
      {!isTop &&
        steps.map(({ id, name }) => (
          <button key={id} type="button" className={styles.step} onClick={() => onGo(id)}>
            {name}
          </button>
        ))}
      <span aria-current="location">{isTop ? steps[0]?.name : folder?.name}</span>
    </nav>
  )
}

type FoldersProps = Readonly<{
  folder: string
  /** Folders that move cannot be their own target. */
  without: readonly Document[]
  onGo: (folder: string) => void
}>

function Folders({ folder, without, onGo }: FoldersProps) {
  const t = useT()
  const query = useDocuments({ shelf: 'mine', folder, kind: 'folder', sort: 'name' })
  if (query.isPlaceholderData) return <Spinner />
  const offered = (query.data?.pages ?? [])
    .flatMap(({ list }) => list)
    .filter(({ id }) => !without.some((row) => row.id === id))
  return (
    <PageState
      query={query}
      skeletonRows={2}
      isEmpty={() => offered.length === 0}
      empty={
        <Empty icon={<FolderOpen />} title={t('documents.noFolder')} hint={t('documents.noFolderHint')} />
      }
    >
      {() => (
        <>
          <FolderCells offered={offered} onGo={onGo} />
          {query.hasNextPage && (
            <Button isWide isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('documents.moreFolders')}
            </Button>
          )}
        </>
      )}
    </PageState>
  )
}

type FolderCellsProps = Pick<FoldersProps, 'onGo'> & Readonly<{ offered: readonly Document[] }>

function FolderCells({ offered, onGo }: FolderCellsProps) {
  const t = useT()
  return (
    <CellGroup label={t('documents.folders')}>
      {offered.map(({ id, name }) => (
        <Cell key={id} icon={<Folder aria-hidden="true" />} title={name} onPress={() => onGo(id)} />
      ))}
    </CellGroup>
  )
}
