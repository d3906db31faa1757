import type { FormValues } from '@signet/form'
import { meets, type SortKey, sortedText } from '@signet/list'
import type { AnsweredRow } from './answered-rows.ts'
import type { FoundRow } from './found-row.ts'
import type { RecordQuery } from './select-store.ts'

/** Wraps an interface row as a record without author, changes or case. */
export function answeredFound({ access, keys }: RecordQuery, { id, values }: AnsweredRow): FoundRow {
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
