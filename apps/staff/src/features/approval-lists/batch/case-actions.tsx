import type { CaseCard } from '@signet/contract'
import { useState } from 'react'
import { useTaskIn } from '../queries.ts'
import { rowActions } from './row-actions.tsx'

/**
 * The actions on one's task in a case; nothing without a task. The row stays while something is asked or answered: a
 * decision, or that of somebody else, takes it off the list, and what became of it is still to be read.
 */
export function CaseActions({ caseId }: Readonly<{ caseId: string }>) {
  const { data: card } = useTaskIn(caseId)
  const [held, setHeld] = useState<CaseCard | null>(null)
  const shown = held ?? card
  if (!shown) return null
  return rowActions({
    card: shown,
    list: 'pending',
    onBusy: (isBusy) => setHeld(isBusy ? shown : null),
  })
}
