import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet } from '@signet/ui'
import type { Document, Shelf } from '../queries.ts'
import { DeedIcon } from './deed-icon.tsx'
import { type DocumentDeed, deedsFor } from './document-deed.ts'

type DeedsSheetProps = Readonly<{
  shelf: Shelf
  document: Document
  onChoose: (deed: DocumentDeed) => void
  onClose: () => void
}>

/** All that can be done to one document. */
export function DeedsSheet({ shelf, document, onChoose, onClose }: DeedsSheetProps) {
  const t = useT()
  const details: readonly DocumentDeed[] = shelf === 'bin' ? [] : ['details']
  return (
    <Sheet title={document.name} onClose={onClose}>
      <CellGroup label={document.name}>
        {[...deedsFor(shelf, [document]), ...details].map((deed) => (
          <Cell
            key={deed}
            icon={<DeedIcon deed={deed} />}
            title={t(`documents.deed.${deed}`)}
            onPress={() => onChoose(deed)}
          />
        ))}
      </CellGroup>
    </Sheet>
  )
}
