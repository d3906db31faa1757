import type { FlowEvent } from '../flow-event.ts'
import type { ToldCase } from './told-case.ts'

/** What a history says about the case above: the one at whose node it was begun, or the one that it follows up. */
export function tellOrigin(
  rows: readonly Readonly<{ event: FlowEvent }>[],
): Pick<ToldCase, 'partOf' | 'followsUp'> {
  const first = rows[0]?.event
  if (first?.type !== 'draftSaved' && first?.type !== 'caseLaunched') return {}

  const { parent, followsUp } = first
  return { ...(parent && { partOf: parent.caseId }), ...(followsUp !== undefined && { followsUp }) }
}
