import { fieldFor } from '@signet/list'
import type { OpenedModel } from '../../../models/index.ts'

/** The column that stands for a record where only one is shown: the title of its card, or what the list shows first. */
export function shownPath({ access }: Pick<OpenedModel, 'access'>): string | undefined {
  const { card, columns } = access.list.definition
  const paths = [card.title ?? '', ...columns.map(({ field }) => field)]
  return paths.find((path) => fieldFor(access, path))
}
