import type { FormValues } from '@signet/form'
import { meets, type SortKey, sortedText } from '@signet/list'
import type { AnsweredRow } from './answered-rows.ts'
import type { FoundRow } from './found-row.ts'
import type { Wanted } from './select-store.ts'

/** A row of an answer as a record: nobody made it, nobody changed it, it came with no case. */
export function answeredFound({ access, keys }: Wanted, { id, values }: AnsweredRow): FoundRow {
  const { grounds } = access
  return {
    id,
    values,
    version: 1,
    authorId: null,
    createdAt: '',
    changedById: null,
    changedAt: '',
    organizationId: null,
    postId: null,
    caseId: null,
    status: null,
    isOnCase: false,
    hasChildren: false,
    met: grounds.map(({ records }) => meets(records, values)),
    sortedBy: keys.map((key) => placeOf(key, values)),
  }
}

function placeOf({ field }: SortKey, values: FormValues): string | null {
  const value = field.from === 'form' ? values[field.field.key] : null
  return value === null || value === undefined ? null : sortedText(String(value))
}
