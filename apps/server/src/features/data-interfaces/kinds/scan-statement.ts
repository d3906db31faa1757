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

type Piece = Readonly<{
  kind: 'comment' | 'quoted' | 'name' | 'end' | 'word' | 'space' | 'other'
  text: string
}>

const grammar =
  /(?<comment>--[^\n]*)|(?<block>\/\*)|(?<quoted>\b[eE]'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>[a-zA-Z_]\w*)?\$.*?\$\k<tag>\$)|\{(?<name>[a-zA-Z]\w*)\}|(?<end>;)|(?<word>[a-zA-Z_][\w$]*)|(?<space>\s+)|./gsu

const kinds = ['comment', 'quoted', 'name', 'end', 'word', 'space'] as const

/** The pieces of a PostgreSQL statement, as far as it matters where a text or a comment ends; of a `{name}` its name. */
function* statementPieces(statement: string): Generator<Piece> {
  const pieces = new RegExp(grammar)
  for (let match = pieces.exec(statement); match; match = pieces.exec(statement)) {
    const groups = match.groups ?? {}
    if (groups['block'] === undefined) {
      const kind = kinds.find((one) => groups[one] !== undefined) ?? 'other'
      yield { kind, text: groups[kind] ?? match[0] }
    } else {
      pieces.lastIndex = endOfComment(statement, match.index)
      yield { kind: 'comment', text: statement.slice(match.index, pieces.lastIndex) }
    }
  }
}

/** Block comments nest in PostgreSQL. One that never ends goes to the end. */
function endOfComment(statement: string, begin: number): number {
  const marks = /\/\*|\*\//g
  marks.lastIndex = begin
  let depth = 0
  for (let mark = marks.exec(statement); mark; mark = marks.exec(statement)) {
    depth += mark[0] === '/*' ? 1 : -1
    if (depth === 0) return marks.lastIndex
  }
  return statement.length
}
