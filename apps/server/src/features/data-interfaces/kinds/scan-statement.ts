/** A statement whose values are placeholders: each `{name}` became `$1`, `$2` and so on. */
export type ScannedStatement = Readonly<{
  text: string
  names: readonly string[]
  hasSeveralPaths: boolean
  /** Whether the statement by its syntax only reads: changes, locks and creates nothing. */
  isQuery: boolean
  /** Error of the PostgreSQL parser, if it cannot parse the statement. */
  fault?: string
}>

/** Keys of PostgreSQL's syntax tree by which a SELECT changes, creates or locks something. */
const changes: ReadonlySet<string> = new Set([
  ...['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'intoClause', 'lockingClause'],
])

/**
 * Parses a statement with the parser of PostgreSQL 18. The database enforces the same again: a read-only transaction,
 * bound values, one statement at a time.
 */
export async function scanStatement(statement: string): Promise<ScannedStatement> {
  // Loaded on first use, since it takes 16 MB.
  const { loadModule, parseSync, scanSync } = await import('libpg-query')
  await loadModule()
  const nothing = { text: '', names: [], hasSeveralPaths: false, isQuery: false }
  // The parser reads C strings, which end at a null.
  if (!statement.isWellFormed() || statement.includes('\u0000'))
    return { ...nothing, fault: 'invalid character' }
  if (statement.trim() === '') return nothing

  const scanned = attempt(() => scanSync(withoutControls(statement)).tokens)
  // Only the parser gives the reason, the scanner does not.
  if ('fault' in scanned) return { ...nothing, fault: faultOf(() => parseSync(statement)) ?? scanned.fault }
  const { hasSeveralPaths, ...written } = withValues(statement, scanned.result)
  if (hasSeveralPaths || written.text === '') return { ...written, hasSeveralPaths, isQuery: false }

  const parsed = attempt(() => parseSync(written.text).stmts ?? [])
  if ('fault' in parsed) return { ...written, hasSeveralPaths, isQuery: false, fault: parsed.fault }
  const [only] = parsed.result
  const isQuery = only?.stmt !== undefined && 'SelectStmt' in only.stmt && !changesSomething(only.stmt)
  return { ...written, hasSeveralPaths: parsed.result.length > 1, isQuery }
}

/** Replaces control characters by spaces, which keep all positions; the scanner returns broken JSON for them. */
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

/** A word of the statement, by byte offsets. */
type Token = Readonly<{ start: number; end: number; tokenName: string }>
/** A word with its preceding space; empty for a comment. */
type StatementPart = Readonly<{ gap: string; word: string; name?: string | undefined }>

/** Drops comments and the last semicolon, and numbers the names in braces. */
function withValues(statement: string, tokens: readonly Token[]) {
  const pieces = [...piecesOf(statement, tokens)]
  const firstEnd = pieces.findIndex(isEnd)
  const names: string[] = []
  const written = pieces.map((piece) => {
    if (isEnd(piece)) return piece.gap
    return piece.gap + (piece.name === undefined ? piece.word || ' ' : `$${names.push(piece.name)}`)
  })
  const hasSeveralPaths =
    firstEnd >= 0 && pieces.slice(firstEnd).some((one) => one.word !== '' && !isEnd(one))
  return { text: written.join('').trim(), names, hasSeveralPaths }
}

function isEnd({ word }: StatementPart): boolean {
  return word === ';'
}

function* piecesOf(statement: string, tokens: readonly Token[]): Generator<StatementPart> {
  const bytes = Buffer.from(statement)
  const textOf = ({ start, end }: Pick<Token, 'start' | 'end'>) => bytes.toString('utf8', start, end)
  let at = 0
  for (const [index, token] of tokens.entries()) {
    if (token.start < at) continue
    const isComment = token.tokenName === 'C_COMMENT' || token.tokenName === 'SQL_COMMENT'
    const name = nameAt(tokens.slice(index, index + 3), textOf)
    yield { gap: textOf({ start: at, end: token.start }), word: isComment ? '' : textOf(token), name }
    at = name === undefined ? token.end : token.end + name.length + 1
  }
}

/** Returns the name between braces; spaces between them are not permitted. */
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
