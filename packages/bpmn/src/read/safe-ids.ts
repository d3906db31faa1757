/** Our ids are letters, digits, `_` and `-`, 64 at most, and start with a letter; two stay two. */
export function safeIds(ids: readonly string[]): (id: string) => string {
  const taken = new Set<string>()
  const safe = new Map<string, string>()
  for (const id of new Set(ids)) {
    const chosen = firstFree(cleaned(id), taken)
    taken.add(chosen)
    safe.set(id, chosen)
  }
  return (id) => safe.get(id) ?? cleaned(id)
}

function cleaned(id: string): string {
  const plain = id.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, 56)
  return /^[A-Za-z]/.test(plain) ? plain : `n${plain}`
}

function firstFree(id: string, taken: ReadonlySet<string>): string {
  let free = id
  for (let count = 2; taken.has(free); count += 1) free = `${id}_${count}`
  return free
}
