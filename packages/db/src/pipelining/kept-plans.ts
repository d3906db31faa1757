/** Statements whose plans connections keep, by plan name: the ends of every transaction first. */
const names = new Map([
  ['begin', 'kept_begin'],
  ['commit', 'kept_commit'],
])
const posted = new Set<string>()
const requested = new Set<string>()

/** Limit of kept plans per connection, for memory; other statements are planned each time. */
const mostPerConnection = 100

/**
 * Makes each connection keep the plan of this statement. The text must name every column, because a `select *` plan
 * breaks when a column is added.
 */
export function keepPlanOf(text: string): void {
  if (!names.has(text)) names.set(text, `kept_${names.size}`)
}

/** Names the plans of one connection; undefined for a statement without a kept plan. */
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
export function markPostedText(text: string): void {
  posted.add(text)
}

export function isPostedText(text: string): boolean {
  return posted.has(text)
}

/**
 * Marks a statement that only reads or locks: inside a transaction it is sent ahead, and answered when it is sent
 * again.
 */
export function askText(text: string): void {
  requested.add(text)
}

export function isAskedText(text: string): boolean {
  return requested.has(text)
}
