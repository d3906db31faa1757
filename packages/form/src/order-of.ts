import { Refusal } from '@signet/std'

/** For each path the paths that its value depends on. */
export type Needs = ReadonlyMap<string, readonly string[]>

/**
 * An order in which every path comes after all that it needs; otherwise as they came.
 * Refuses `form.circularFormula` with the circle.
 */
export function orderOf(needs: Needs): readonly string[] {
  const done = new Set<string>()
  const waiting: string[] = []

  const visit = (path: string): void => {
    if (done.has(path)) return
    if (waiting.includes(path)) throw circle([...waiting.slice(waiting.indexOf(path)), path])
    waiting.push(path)
    for (const needed of needs.get(path) ?? []) visit(needed)
    waiting.pop()
    done.add(path)
  }

  for (const path of needs.keys()) visit(path)
  return [...done]
}

/** Everything that the given paths depend on, through others too, and they themselves. */
export function sourcesOf(paths: readonly string[], needs: Needs): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [...paths]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue
    found.add(path)
    open.push(...(needs.get(path) ?? []))
  }
  return found
}

function circle(paths: readonly string[]): Refusal<'form.circularFormula'> {
  return new Refusal('form.circularFormula', { path: paths.join(' → ').slice(0, 200) })
}
