export type Piece = Readonly<{
  kind: 'comment' | 'quoted' | 'name' | 'end' | 'word' | 'space' | 'other'
  text: string
}>

const grammar =
  /(?<comment>--[^\n]*)|(?<block>\/\*)|(?<quoted>\b[eE]'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>[a-zA-Z_]\w*)?\$.*?\$\k<tag>\$)|\{(?<name>[a-zA-Z]\w*)\}|(?<end>;)|(?<word>[a-zA-Z_][\w$]*)|(?<space>\s+)|./gsu
const kinds = ['comment', 'quoted', 'name', 'end', 'word', 'space'] as const

/** The pieces of a PostgreSQL statement, as far as it matters where a text or a comment ends; of a `{name}` its name. */
export function* statementPieces(statement: string): Generator<Piece> {
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
