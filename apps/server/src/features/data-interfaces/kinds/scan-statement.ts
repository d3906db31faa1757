/** A statement with its values left open: each `{name}` became `$1`, `$2` and so on. */
export type Scanned = Readonly<{
  text: string
  names: readonly string[]
  isSeveral: boolean
  /** Reads rows and changes, locks or creates nothing, as far as its words say. */
  isQuery: boolean
  /** Where PostgreSQL cannot read it. */
  fault?: string
}>

/** The keys of PostgreSQL's syntax tree under which a SELECT changes, creates or locks something. */
const changes: ReadonlySet<string> = new Set([
  ...['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'intoClause', 'lockingClause'],
])

/**
 * Reads a statement with the parser of PostgreSQL 18. The database is asked the same in a transaction that only reads,
 * with bound values, one statement at a time.
 */
export async function scanStatement(statement: string): Promise<Scanned> {
  // Loaded by the first who asks a database, since it takes 16 MB.
  const { loadModule, parseSync, scanSync } = await import('libpg-query')
  await loadModule()
  const nothing = { text: '', names: [], isSeveral: false, isQuery: false }
  // The parser reads C strings, which end at a null.
  if (!statement.isWellFormed() || statement.includes('\u0000'))
    return { ...nothing, fault: 'invalid character' }
  if (statement.trim() === '') return nothing

  const scanned = attempt(() => scanSync(withoutControls(statement)).tokens)
  // Only the parser tells why, the scanner does not.
  if ('fault' in scanned) return { ...nothing, fault: faultOf(() => parseSync(statement)) ?? scanned.fault }
  const { isSeveral, ...written } = withValues(statement, scanned.result)
  if (isSeveral || written.text === '') return { ...written, isSeveral, isQuery: false }

  const parsed = attempt(() => parseSync(written.text).stmts ?? [])
  if ('fault' in parsed) return { ...written, isSeveral, isQuery: false, fault: parsed.fault }
  const [only] = parsed.result
  const isQuery = only?.stmt !== undefined && 'SelectStmt' in only.stmt && !changesSomething(only.stmt)
  return { ...written, isSeveral: parsed.result.length > 1, isQuery }
}

/** The scanner answers broken JSON for these; as spaces they leave every place where it is. */
function withoutControls(statement: string): string {
  return statement.replace(/\p{Cc}/gu, (sign) => (sign >= ' ' || '\t\n\r'.includes(sign) ? sign : ' '))
}

function attempt<Result>(run: () => Result): Readonly<{ result: Result }> | Readonly<{ fault: string }> {
  try {
    return { result: run() }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

function faultOf(run: () => unknown): string | undefined {
  const tried = attempt(run)
  return 'fault' in tried ? tried.fault : undefined
}

/** Where a word of the statement begins and ends, in bytes. */
type Token = Readonly<{ start: number; end: number; tokenName: string }>
/** A word with the space before it; a comment is empty. */
type Piece = Readonly<{ gap: string; word: string; name?: string | undefined }>

/** Comments and the last semicolon go, names in braces become numbers. */
function withValues(statement: string, tokens: readonly Token[]) {
  const pieces = [...piecesOf(statement, tokens)]
  const firstEnd = pieces.findIndex(isEnd)
  const names: string[] = []
  const written = pieces.map((piece) => {
    if (isEnd(piece)) return piece.gap
    return piece.gap + (piece.name === undefined ? piece.word || ' ' : `$${names.push(piece.name)}`)
  })
  const isSeveral = firstEnd >= 0 && pieces.slice(firstEnd).some((one) => one.word !== '' && !isEnd(one))
  return { text: written.join('').trim(), names, isSeveral }
}

function isEnd({ word }: Piece): boolean {
  return word === ';'
}

function* piecesOf(statement: string, tokens: readonly Token[]): Generator<Piece> {
  const bytes = Buffer.from(statement)
  const textOf = ({ start, end }: Pick<Token, 'start' | 'end'>) => bytes.toString('utf8', start, end)
  let at = 0
  for (const [place, token] of tokens.entries()) {
    if (token.start < at) continue
    const isComment = token.tokenName === 'C_COMMENT' || token.tokenName === 'SQL_COMMENT'
    const name = nameAt(tokens.slice(place, place + 3), textOf)
    yield { gap: textOf({ start: at, end: token.start }), word: isComment ? '' : textOf(token), name }
    at = name === undefined ? token.end : token.end + name.length + 1
  }
}

/** The name between braces, which must touch it. */
function nameAt([open, name, close]: readonly Token[], textOf: (token: Token) => string): string | undefined {
  if (!open || !name || !close || open.end !== name.start || name.end !== close.start) return undefined
  const [, found] = /^\{([a-zA-Z]\w*)\}$/.exec([open, name, close].map(textOf).join('')) ?? []
  return found
}

function changesSomething(tree: unknown): boolean {
  const open = [tree]
  for (const node of open) {
    if (typeof node !== 'object' || node === null) continue
    for (const [key, part] of Object.entries(node)) {
      if (changes.has(key)) return true
      open.push(part)
    }
  }
  return false
}
