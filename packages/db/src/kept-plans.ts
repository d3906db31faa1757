const names = new Map<string, string>()
/** A connection that keeps more plans than this keeps too much memory: the rest is planned each time. */
const mostPerConnection = 100

/**
 * From now on every connection plans this statement once and keeps the plan. For texts that name every column of their
 * answer: a plan with `select *` breaks when a column is added.
 */
export function keepPlanOf(text: string): void {
  if (!names.has(text)) names.set(text, `kept_${names.size}`)
}

/** Tells for one connection under which name it keeps the plan of a text; undefined when it keeps none. */
export function planNames(): (text: string) => string | undefined {
  const kept = new Set<string>()

  return (text) => {
    const name = names.get(text)
    if (name === undefined || (!kept.has(name) && kept.size >= mostPerConnection)) return undefined
    kept.add(name)
    return name
  }
}
