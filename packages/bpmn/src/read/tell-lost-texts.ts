import type { ReportNote } from '../note.ts'
import { type Diagram, type DrawnLine, linesOutOf } from './drawing.ts'

/** Notes labels and conditions of transitions that are in the file and not in the flow. */
export function tellLostTexts(drawn: readonly DrawnLine[], flow: Diagram, tell: ReportNote): void {
  const conditions = flow.lines.filter(({ from }) => linesOutOf(flow, from).length > 1)
  for (const line of missing(drawn, flow.lines, ({ name }) => name))
    tell('labelLeftOut', { element: line.id, name: line.name, detail: line.name })
  for (const line of missing(drawn, conditions, ({ condition, isDefault }) => (isDefault ? '' : condition)))
    tell('conditionUnused', { element: line.id, name: line.name, detail: line.condition })
}

/** Transitions whose text no transition of the flow has, each text counted once. */
function missing(
  drawn: readonly DrawnLine[],
  kept: readonly DrawnLine[],
  textOf: (line: DrawnLine) => string,
): readonly DrawnLine[] {
  const left = kept.map(textOf)
  return drawn.filter((line) => {
    const at = left.indexOf(textOf(line))
    if (at >= 0) left.splice(at, 1)
    return textOf(line) !== '' && at < 0
  })
}
