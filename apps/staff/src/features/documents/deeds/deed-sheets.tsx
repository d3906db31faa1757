import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useClient } from '../../../lib/app-context.ts'
import type { Document } from '../queries.ts'
import { DeedsSheet } from './deeds-sheet.tsx'
import { MoveSheet } from './move-sheet.tsx'
import { NameSheet } from './name-sheet.tsx'
import { ResultsSheet } from './results-sheet.tsx'
import { ShareSheet } from './share-sheet.tsx'
import type { DocumentDeeds } from './use-document-deeds.ts'

/** The sheet that the deed takes that somebody has begun. */
export function DeedSheets({ deeds }: Readonly<{ deeds: DocumentDeeds }>) {
  const { documents } = useClient()
  const { asked, results, isBusy, run, close } = deeds
  if (results) return <ResultsSheet results={results} onClose={deeds.closeResults} />

  const [first] = asked?.rows ?? []
  if (!asked || !first) return null
  const { rows } = asked
  switch (asked.deed) {
    case 'more':
      return (
        <DeedsSheet
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

type RenameSheetProps = Readonly<{ deeds: DocumentDeeds; document: Document }>

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
