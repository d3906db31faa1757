import type { FlowNode } from '@signet/flow'
import type { NodePosition } from '@signet/flow/design'

/** Our counterpart of a drawn element; `pass` does nothing. */
export type Part =
  | 'start'
  | 'end'
  | 'approver'
  | 'handler'
  | 'copy'
  | 'exclusive'
  | 'inclusive'
  | 'parallel'
  | 'merge'
  | 'pass'

export type DrawnNode = Readonly<{
  id: string
  name: string
  part: Part
  /** Names of people, roles or lanes, as in the file. */
  people: readonly string[]
  place?: NodePosition | undefined
  /** Our own node settings in the element. */
  own?: FlowNode | undefined
  /** Whether an end ends everything at once. */
  terminates?: boolean
}>

export type DrawnLine = Readonly<{
  id: string
  from: string
  to: string
  name: string
  condition: string
  isDefault: boolean
}>

/** A process being converted to a flow. */
export type Diagram = Readonly<{ nodes: readonly DrawnNode[]; lines: readonly DrawnLine[] }>

export const isGateway = ({ part }: DrawnNode) =>
  part === 'exclusive' || part === 'inclusive' || part === 'parallel' || part === 'merge'

export const linesInto = ({ lines }: Diagram, id: string) => lines.filter(({ to }) => to === id)
export const linesOutOf = ({ lines }: Diagram, id: string) => lines.filter(({ from }) => from === id)

export const nodeOf = (id: string, part: Part, name = ''): DrawnNode => ({ id, name, part, people: [] })

export const lineOf = (from: string, to: string): DrawnLine => ({
  id: `${from}-${to}`,
  from,
  to,
  name: '',
  condition: '',
  isDefault: false,
})
