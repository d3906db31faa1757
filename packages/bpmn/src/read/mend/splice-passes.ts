import { type Drawing, type DrawnLine, type DrawnNode, isGateway, linesInto, linesOutOf } from '../drawing.ts'

/** Takes out what nothing happens at: passed events, and gateways with one way in and one way out. */
export function splicePasses(drawing: Drawing): Drawing {
  const node = drawing.nodes.find((one) => isEmpty(one, drawing))
  return node ? splicePasses(without(node, drawing)) : drawing
}

function isEmpty(node: DrawnNode, drawing: Drawing): boolean {
  const into = linesInto(drawing, node.id).length
  const out = linesOutOf(drawing, node.id).length
  if (node.own || (node.part !== 'pass' && !isGateway(node))) return false
  return into === 1 && out === 1 ? true : node.part === 'pass' && into > 0 && out > 0
}

function without(node: DrawnNode, drawing: Drawing): Drawing {
  const into = linesInto(drawing, node.id)
  const out = linesOutOf(drawing, node.id)
  const others = drawing.lines.filter((line) => !into.includes(line) && !out.includes(line))
  const [only] = out
  if (out.length === 1 && only) {
    const kept = { ...drawing, nodes: drawing.nodes.filter((one) => one !== node) }
    return { ...kept, lines: [...others, ...into.map((line) => joined(line, only))] }
  }
  return {
    ...drawing,
    nodes: drawing.nodes.map((one) => (one === node ? { ...one, part: splitOf(out) } : one)),
  }
}

/** One line instead of two; what either says is kept. */
const joined = (first: DrawnLine, second: DrawnLine): DrawnLine => ({
  ...first,
  to: second.to,
  name: first.name || second.name,
  condition: first.condition || second.condition,
})

/** How several ways out of something that is no gateway are taken: those with conditions where they hold, or all. */
export const splitOf = (out: readonly DrawnLine[]) =>
  out.some(({ condition }) => condition !== '') ? 'inclusive' : 'parallel'
