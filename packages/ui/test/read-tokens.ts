import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../src')

export type Tokens = ReadonlyMap<string, string>

/** The custom properties declared in a stylesheet, as written. */
export function readTokens(file: string): Tokens {
  const css = readFileSync(join(folder, 'look/tokens', file), 'utf8')
  return new Map(
    Array.from(css.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [name, value]),
  )
}

/** Every stylesheet of the package outside `look/tokens/`, by path. */
export function readStylesheets(): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    paths
      .filter((path) => path.endsWith('.css') && !path.startsWith('look/tokens'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  )
}
