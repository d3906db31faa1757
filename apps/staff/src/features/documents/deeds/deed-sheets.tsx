import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet, Status, useFeedback } from '@signet/ui'
import { useClient } from '../../../kit/context/app-context.ts'
import type { Document, Shelf } from '../queries.ts'
import { ActionIcon } from './deed-icon.tsx'
import styles from './deed-sheets.module.css'
import { allowedActions, type DocumentAction } from './document-deed.ts'
import { MoveSheet } from './move-sheet.tsx'
import { NameSheet } from './name-sheet.tsx'
import { ShareSheet } from './share-sheet.tsx'
import type { DocumentActions } from './use-document-deeds.ts'
import type { RowResult } from './use-row-deeds.ts'

/** The sheet of the action in progress. */
export function DocumentSheets({ deeds }: Readonly<{ deeds: DocumentActions }>) {
  const { documents } = useClient()
  const { asked, results, isBusy, run, close } = deeds
  if (results) return <ResultsSheet results={results} onClose={deeds.closeResults} />

  const [first] = asked?.rows ?? []
  if (!asked || !first) return null
  const { rows } = asked
  switch (asked.deed) {
    case 'more':
      return (
        <ActionsSheet
          shelf={deeds.shelf}
          document={first}
          onChoose={(deed) => deeds.begin(deed, rows)}
          onClose={close}
        />
      )
    case 'rename':
      return <RenameSheet deeds={deeds} document={first} />
    case 'move':
      return (
        <MoveSheet
          rows={rows}
          isBusy={isBusy}
          onMove={(parentId) =>
            void run({ rows, deed: 'move', call: (id) => documents.move({ ids: [id], parentId }) })
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
              deed: people.length === 0 ? 'unshare' : 'share',
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

type RenameSheetProps = Readonly<{ deeds: DocumentActions; document: Document }>

function RenameSheet({ deeds, document }: RenameSheetProps) {
  const t = useT()
  const feedback = useFeedback()
  const { documents } = useClient()
  return (
    <NameSheet
      title={t('documents.deed.rename')}
      submit={t('documents.save')}
      initial={document.name}
      call={(name, options) => documents.rename({ id: document.id, name }, options)}
      onDone={() => {
        feedback.success(t('documents.done.rename'))
        deeds.finish('rename')
      }}
      onClose={deeds.close}
    />
  )
}

type ActionsSheetProps = Readonly<{
  shelf: Shelf
  document: Document
  onChoose: (deed: DocumentAction) => void
  onClose: () => void
}>

/** All actions on one document. */
function ActionsSheet({ shelf, document, onChoose, onClose }: ActionsSheetProps) {
  const t = useT()
  const details: readonly DocumentAction[] = shelf === 'bin' ? [] : ['details']
  return (
    <Sheet title={document.name} onClose={onClose}>
      <CellGroup label={document.name}>
        {[...allowedActions(shelf, [document]), ...details].map((deed) => (
          <Cell
            key={deed}
            icon={<ActionIcon deed={deed} />}
            title={t(`documents.deed.${deed}`)}
            onPress={() => onChoose(deed)}
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
