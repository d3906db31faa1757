import { type Piece, statementPieces } from './statement-pieces.ts'

/** A statement of which only values are left open: `{name}` became `$1`, `$2` and so on, one for each place. */
export type Scanned = Readonly<{
  text: string
  names: readonly string[]
  isSeveral: boolean
  isQuery: boolean
}>

const beginsQuery: ReadonlySet<string> = new Set(['select', 'with', 'values', 'table', '('])

/**
 * Whatever this scan misjudges, the database still takes one statement only, bound values only, and in a transaction
 * that only reads.
 */
export function scanStatement(statement: string): Scanned {
  const pieces = Array.from(statementPieces(statement))
  const spoken = pieces.filter(isSpoken)
  const firstEnd = pieces.findIndex(({ kind }) => kind === 'end')
  const names: string[] = []
  const written = pieces.map(({ kind, text }) => {
    if (kind === 'comment') return ' '
    if (kind === 'name') return `$${names.push(text)}`
    return kind === 'end' ? '' : text
  })

  return {
    text: written.join('').trim(),
    names,
    isSeveral: firstEnd >= 0 && pieces.slice(firstEnd).some(isSpoken),
    isQuery: beginsQuery.has(spoken[0]?.text.toLowerCase() ?? ''),
  }
}

function isSpoken({ kind }: Piece): boolean {
  return kind !== 'comment' && kind !== 'space' && kind !== 'end'
}
