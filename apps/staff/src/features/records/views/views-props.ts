import type { Asked } from '../list/asked.ts'
import type { View } from './queries.ts'

export type ViewsProps = Readonly<{
  modelId: string
  views: readonly View[]
  asked: Asked
  /** The list as it is designed. */
  designed: Asked
  onPick: (asked: Asked) => void
}>
