import type { FlowDefinition, FlowLine, FlowNode } from '@signet/flow'

export type ElementIds = Readonly<{
  node: (node: FlowNode) => string
  line: (line: FlowLine) => string
}>

/** XML ids for everything that is drawn: our own where XML allows them, others where it does not or one is used twice. */
export function elementIds({ nodes, lines }: FlowDefinition): ElementIds {
  const taken = new Set<string>(['definitions', 'process', 'diagram', 'plane'])
  const free = (wanted: string, prefix: string) => {
    const fits = /^[A-Za-z_][\w-]*$/.test(wanted) && !taken.has(wanted)
    const id = fits ? wanted : unused(prefix, taken)
    taken.add(id)
    return id
  }
  const ofNode = new Map(nodes.map((node) => [node, free(node.id, 'Node')]))
  const ofLine = new Map(lines.map((line) => [line, free(line.id, 'Line')]))
  return { node: (node) => ofNode.get(node) ?? node.id, line: (line) => ofLine.get(line) ?? line.id }
}

function unused(prefix: string, taken: ReadonlySet<string>): string {
  let count = 1
  while (taken.has(`${prefix}_${count}`)) count += 1
  return `${prefix}_${count}`
}
