import type { ListQuery } from '../list/search/asked.ts'
import type { View } from './queries.ts'

export type ViewsProps = Readonly<{
  modelId: string
  views: readonly View[]
  asked: ListQuery
  /** The list as designed. */
  designed: ListQuery
  onPick: (asked: ListQuery) => void
}>
