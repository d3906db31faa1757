import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import type { ModelConfig, RecordRow, RecordSearch } from '../queries.ts'
import type { ListQuery } from '../search/list-query.ts'
import type { ShownColumn } from './shown-columns.ts'

/** A list as currently displayed. */
export type ShownList = Readonly<{
  config: ModelConfig
  /** The current words, filter, tab, tree node and order. */
  search: RecordSearch
  /** The visible columns, in order. */
  columns: readonly ShownColumn[]
  /** The number of matches, once known. */
  total: number | undefined
  selection: Selection<RecordRow>
  ask: (part: Partial<ListQuery>) => void
}>

type OpenedProps = Readonly<{ list: ShownList; onClose: () => void }>

/** An entry of the list's menu. */
export type MoreEntry = Readonly<{
  key: string
  Icon: LucideIcon
  /** Key of its label. */
  label: string
  isOffered: (list: ShownList) => boolean
  /** Rendered from the press until it calls `onClose`: a sheet, or nothing visible. */
  Opened: ComponentType<OpenedProps>
}>
