import { ProblemFound } from '../refusals.ts'
import { type Token, tokenize } from './tokenize.ts'

/**
 * Renames names in a source and keeps everything else as typed. `rename` gets each name (`amount`) and column
 * (`lines.amount`) and returns its last part. A source that cannot be tokenized stays unchanged.
 */
export function renameNames(source: string, rename: (name: string) => string): string {
  const tokens = tokensOf(source)
  let written = ''
  let at = 0
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'name' || tokens[index + 1]?.text === '(') continue
    written += source.slice(at, token.at) + rename(nameAt(tokens, index))
    at = token.at + token.length
  }
  return written + source.slice(at)
}

function nameAt(tokens: readonly Token[], index: number): string {
  const word = tokens[index]?.text ?? ''
  const [table, dot] = [tokens[index - 2], tokens[index - 1]]
  const isMember = dot?.kind === 'sign' && dot.text === '.'
  return isMember ? `${table?.kind === 'name' ? table.text : ''}.${word}` : word
}

function tokensOf(source: string): Token[] {
  try {
    return tokenize(source)
  } catch (error) {
    if (error instanceof ProblemFound) return []
    throw error
  }
}
