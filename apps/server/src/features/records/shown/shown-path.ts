import { fieldFor } from '@signet/list'
import type { OpenedModel } from '../../../records/models/index.ts'

/** Returns the column that represents a record: its card title, or the first column of the list. */
export function shownPath({ access }: Pick<OpenedModel, 'access'>): string | undefined {
  const { card, columns } = access.list.definition
  const paths = [card.title ?? '', ...columns.map(({ field }) => field)]
  return paths.find((path) => fieldFor(access, path))
}
