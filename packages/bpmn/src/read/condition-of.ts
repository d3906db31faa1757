import { isProblem, parseFormula } from '@signet/formula'
import type { Tell } from '../note.ts'
import type { DrawnLine } from './drawing.ts'

/** What may be wrong with a condition that is written as ours are: its names are not those of the form yet. */
const spelledRight = new Set(['formula.unknownField', 'formula.unknownFunction', 'formula.wrongType'])

/** A condition in our words where it can be read as one; other languages are left to the administrator. */
export function conditionOf(line: DrawnLine, tell: Tell): string | undefined {
  if (line.condition === '') return undefined

  const condition = line.condition.replace(/^(?:[$#]\{(.*)\}|=(.*))$/s, '$1$2').trim()
  const parsed = parseFormula(condition, {})
  const isKept = !isProblem(parsed) || spelledRight.has(parsed.code)
  const about = { element: line.id, name: line.name, detail: line.condition.slice(0, 200) }
  tell(isKept ? 'conditionKept' : 'conditionLeftOut', about)
  return isKept ? condition : undefined
}
