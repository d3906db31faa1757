import type { Choice } from '@signet/form/react'
import { Cell, CellGroup, Sheet } from '@signet/ui'
import { labelOf, textOf } from './choice-card.tsx'

/** Everything that a row says. */
export function ChoiceSheet({ choice, onClose }: Readonly<{ choice: Choice; onClose: () => void }>) {
  return (
    <Sheet title={choice.name || choice.id} onClose={onClose}>
      <CellGroup label={choice.name || choice.id}>
        {Object.keys(choice.columns ?? {}).map((column) => (
          <Cell key={column} title={labelOf(choice, column)} value={textOf(choice, column)} />
        ))}
      </CellGroup>
    </Sheet>
  )
}
