import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Selection } from '../../../lib/use-selection.ts'
import type { ModelConfig, RecordRow, RecordSearch } from '../queries.ts'
import type { Asked } from './asked.ts'
import type { ShownColumn } from './shown-columns.ts'

/** A list as somebody looks at it now. */
export type ShownList = Readonly<{
  config: ModelConfig
  /** What is asked: words, filter, tab, node of the tree, order. */
  search: RecordSearch
  /** The columns in sight, in their order. */
  columns: readonly ShownColumn[]
  /** How many records that finds, as far as it is known. */
  total: number | undefined
  selection: Selection<RecordRow>
  ask: (part: Partial<Asked>) => void
}>

type OpenedProps = Readonly<{ list: ShownList; onClose: () => void }>

/** Something to do with a list that has no button of its own. */
export type MoreEntry = Readonly<{
  key: string
  Icon: LucideIcon
  /** Key of its sentence. */
  label: string
  isOffered: (list: ShownList) => boolean
  /** Stands from when the entry is pressed until it closes itself: a sheet, or nothing that is seen. */
  Opened: ComponentType<OpenedProps>
}>
