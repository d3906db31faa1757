import { useT } from '@signet/i18n/react'
import { Cell, CellGroup, Sheet } from '@signet/ui'
import type { OccurrenceScope } from './use-removal.ts'

type WhichSheetProps = Readonly<{
  title: string
  onChoose: (which: OccurrenceScope) => void
  onClose: () => void
}>

/** Asks which occurrences: this one, this and later ones, or all. */
export function WhichSheet({ title, onChoose, onClose }: WhichSheetProps) {
  const t = useT()
  return (
    <Sheet title={title} onClose={onClose}>
      <CellGroup label={title}>
        {(['this', 'later', 'all'] as const).map((which) => (
          <Cell key={which} title={t(`schedules.which.${which}`)} onPress={() => onChoose(which)} />
        ))}
      </CellGroup>
    </Sheet>
  )
}
