/** Texts whose plan every connection keeps, by the name of the plan. */
const names = new Map<string, string>()
const posted = new Set<string>()
const asked = new Set<string>()

/** A connection that keeps more plans than this keeps too much memory: the rest is planned each time. */
const mostPerConnection = 100

/**
 * Makes every connection plan this statement once and keep the plan. For texts that name every column of their answer: a
 * plan with `select *` breaks when a column is added.
 */
export function keepPlanOf(text: string): void {
  if (!names.has(text)) names.set(text, `kept_${names.size}`)
}

/** Returns the name under which one connection keeps the plan of a text; undefined when it keeps none. */
export function planNames(): (text: string) => string | undefined {
  const kept = new Set<string>()

  return (text) => {
    const name = names.get(text)
    if (name === undefined || (!kept.has(name) && kept.size >= mostPerConnection)) return undefined
    kept.add(name)
    return name
  }
}

/** Marks a statement whose answer no caller needs inside a transaction. */
export function postText(text: string): void {
  posted.add(text)
}

export function isPostedText(text: string): boolean {
  return posted.has(text)
}

/** Marks a statement that only reads or locks: sent ahead inside a transaction, and answered when it is sent once more. */
export function askText(text: string): void {
  asked.add(text)
}

export function isAskedText(text: string): boolean {
  return asked.has(text)
}
