import type { OpenedRecord } from '../queries.ts'

/** Nobody here made the rows of a data view, and nothing is known of what became of them. */
export function hasHistory({ createdAt }: Pick<OpenedRecord, 'createdAt'>): boolean {
  return createdAt !== ''
}
