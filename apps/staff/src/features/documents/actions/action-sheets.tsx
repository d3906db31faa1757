import { useT } from '@signet/i18n/react'
import { Button, Cell, CellGroup, PageState, Sheet, Status, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { PeoplePicker } from '../../../kit/people/people-picker.tsx'
import type { Colleague } from '../../../kit/people/person-line.tsx'
import type { Document, DocumentDetail, Shelf } from '../queries.ts'
import styles from './action-sheets.module.css'
import { ActionIcon, allowedActions, type DocumentAction } from './document-action.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { NameSheet } from './name-sheet.tsx'
import type { DocumentActions, RowResult } from './use-document-actions.ts'

/** The sheet of the action in progress. */
export function DocumentSheets({ actions }: Readonly<{ actions: DocumentActions }>) {
  const { documents } = useClient()
  const { asked: pending, results, isBusy, run, close } = actions
  if (results) return <ResultsSheet results={results} onClose={actions.closeResults} />

  const [first] = pending?.rows ?? []
  if (!pending || !first) return null
  const { rows } = pending
  switch (pending.action) {
    case 'more':
      return (
        <ActionsSheet
          shelf={actions.shelf}
          document={first}
          onChoose={(action) => actions.begin(action, rows)}
          onClose={close}
        />
      )
    case 'rename':
      return <RenameSheet actions={actions} document={first} />
    case 'move':
      return (
        <MoveSheet
          rows={rows}
          isBusy={isBusy}
          onMove={(parentId) =>
            void run({ rows, action: 'move', call: (id) => documents.move({ ids: [id], parentId }) })
          }
          onClose={close}
        />
      )
    case 'share':
      return (
        <ShareSheet
          rows={rows}
          isBusy={isBusy}
          onShare={(people) =>
            void run({
              rows,
              action: people.length === 0 ? 'unshare' : 'share',
              call: (id) => documents.share({ ids: [id], userIds: [...people] }),
            })
          }
          onClose={close}
        />
      )
    default:
      return null
  }
}

type RenameSheetProps = Readonly<{ actions: DocumentActions; document: Document }>

function RenameSheet({ actions, document }: RenameSheetProps) {
  const t = useT()
  const feedback = useFeedback()
  const { documents } = useClient()
  return (
    <NameSheet
      title={t('documents.action.rename')}
      submit={t('documents.save')}
      initial={document.name}
      call={(name, options) => documents.rename({ id: document.id, name }, options)}
      onDone={() => {
        feedback.success(t('documents.done.rename'))
        actions.finish('rename')
      }}
      onClose={actions.close}
    />
  )
}

type ActionsSheetProps = Readonly<{
  shelf: Shelf
  document: Document
  onChoose: (action: DocumentAction) => void
  onClose: () => void
}>

/** All actions on one document. */
function ActionsSheet({ shelf, document, onChoose, onClose }: ActionsSheetProps) {
  const t = useT()
  const details: readonly DocumentAction[] = shelf === 'bin' ? [] : ['details']
  return (
    <Sheet title={document.name} onClose={onClose}>
      <CellGroup label={document.name}>
        {[...allowedActions(shelf, [document]), ...details].map((action) => (
          <Cell
            key={action}
            icon={<ActionIcon action={action} />}
            title={t(`documents.action.${action}`)}
            onPress={() => onChoose(action)}
          />
        ))}
      </CellGroup>
    </Sheet>
  )
}

type ResultsSheetProps = Readonly<{ results: readonly RowResult[]; onClose: () => void }>

/** One line per document: done, or the reason why not; refused ones come first. */
function ResultsSheet({ results, onClose }: ResultsSheetProps) {
  const t = useT()
  const refused = results.filter(({ ok }) => !ok)
  return (
    <Sheet title={t('documents.results')} onClose={onClose}>
      <p className={styles.sum} role="status">
        {t('documents.resultsSum', { done: results.length - refused.length, refused: refused.length })}
      </p>
      <ul className={styles.results}>
        {[...refused, ...results.filter(({ ok }) => ok)].map(({ id, name, ok, message }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('documents.rowDone') : message}</Status>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

type ShareSheetProps = Readonly<{
  rows: readonly Document[]
  isBusy: boolean
  onShare: (people: readonly string[]) => void
  onClose: () => void
}>

/** Sets who may read these documents: exactly the ticked people. */
function ShareSheet({ rows, isBusy, onShare, onClose }: ShareSheetProps) {
  const t = useT()
  const { documents } = useClient()
  const me = useCurrentUser().data?.userInfo.userId ?? ''
  const ids = rows.map(({ id }) => id)
  const query = useQuery({
    queryKey: ['documents', 'readers', ...ids],
    queryFn: async () => readersOf(await Promise.all(ids.map((id) => documents.open({ id })))),
    gcTime: 0,
  })
  const title = t('documents.shareTitle', { count: rows.length, name: rows[0]?.name ?? '' })
  const [wish, setWish] = useState<readonly Colleague[]>()
  const readers = query.isFetching ? undefined : query.data
  const chosen = wish ?? readers
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={chosen && <ShareButton isBusy={isBusy} onShare={onShare} chosen={chosen} />}
    >
      <PageState query={{ ...query, data: chosen }}>
        {(people) => <PeoplePicker label={title} chosen={people} without={[me]} onChange={setWish} />}
      </PageState>
    </Sheet>
  )
}

type ShareButtonProps = Pick<ShareSheetProps, 'isBusy' | 'onShare'> &
  Readonly<{ chosen: readonly Colleague[] }>

function ShareButton({ isBusy, onShare, chosen }: ShareButtonProps) {
  const t = useT()
  return (
    <Button tone="primary" isWide isBusy={isBusy} onClick={() => onShare(chosen.map(({ id }) => id))}>
      {t('staff.people.done', { count: chosen.length })}
    </Button>
  )
}

/** Everyone who may read at least one of them. */
function readersOf(documents: readonly DocumentDetail[]) {
  const readers = documents.flatMap((document) => document.readers)
  return [...new Map(readers.map((reader) => [reader.id, { ...reader, note: '' }])).values()]
}
