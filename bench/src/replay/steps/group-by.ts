/** The smallest groups in which everything that belongs together pair by pair stands together, in the order given. */
export function groupBy(
  members: readonly string[],
  belongTogether: (one: string, other: string) => boolean,
): readonly (readonly string[])[] {
  const left = new Set(members)
  const groups: string[][] = []
  for (const first of members) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const member of group) {
      const found = [...left].filter((other) => belongTogether(member, other))
      for (const other of found) left.delete(other)
      group.push(...found)
    }
    groups.push(group)
  }
  return groups
}
