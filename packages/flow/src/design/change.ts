import { type FlowDefinition, FlowLine, FlowNode } from '../definition/flow-definition.ts'
import { FlowRules } from '../definition/flow-rules.ts'
import { edited, type FlowEdit } from './edited.ts'
import { linesOutOf } from './rewire.ts'

type Change = Readonly<Record<string, unknown>>

/** Sets what a node says; undefined takes a setting away. What the schema does not allow changes nothing. */
export function changeNode(flow: FlowDefinition, id: string, change: Change): FlowEdit {
  const nodes = flow.nodes.map((node) =>
    node.id === id ? (FlowNode.safeParse({ ...said(node, change), id, kind: node.kind }).data ?? node) : node,
  )
  return { flow: { ...flow, nodes }, selected: [id] }
}

/** Sets what a line says. Of the ways out of one branch, one at most is the default. */
export function changeLine(flow: FlowDefinition, id: string, change: Change): FlowEdit {
  const from = flow.lines.find((line) => line.id === id)?.from
  const lines = flow.lines.map((line) => {
    if (line.id === id) return FlowLine.safeParse({ ...said(line, change), id }).data ?? line
    return change['isDefault'] === true && line.from === from ? withoutDefault(line) : line
  })
  return { flow: { ...flow, lines }, selected: [id] }
}

const withoutDefault = ({ isDefault: _default, ...line }: FlowLine): FlowLine => line

/** Puts a way out of a branch at another place among its ways, in which they are tried. */
export function moveArm(flow: FlowDefinition, id: string, at: number): FlowEdit {
  const line = flow.lines.find((one) => one.id === id)
  if (!line) return edited(flow)

  const ways = linesOutOf(flow, line.from).filter((one) => one !== line)
  const ordered = ways.toSpliced(Math.max(0, at), 0, line)
  let next = 0
  const lines = flow.lines.map((one) => (one.from === line.from ? (ordered[next++] ?? one) : one))
  return { flow: { ...flow, lines }, selected: [id] }
}

export function changeFlow(
  flow: FlowDefinition,
  change: Readonly<{ name?: string; rules?: Change }>,
): FlowEdit {
  const rules = FlowRules.safeParse({ ...flow.rules, ...change.rules }).data ?? flow.rules
  return edited({ ...flow, name: change.name ?? flow.name, rules })
}

function said(before: object, change: Change): object {
  return Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined),
  )
}
