type WeightedSequence = Readonly<{ roles: readonly string[]; count: number }>

/**
 * Returns one order of approvers that contains every sequence of the log as a subsequence. It begins with the order
 * that most sequences follow; where sequences contradict each other, a role occurs more than once.
 */
export function commonOrder(ways: readonly WeightedSequence[]): readonly string[] {
  const byCount = ways.toSorted((one, other) => other.count - one.count)
  return byCount.reduce<readonly string[]>((order, { roles }) => withRoom(order, roles), majorityOrder(ways))
}

/** Returns the positions in an order where a sequence finds its roles, leftmost first. */
export function placesIn(order: readonly string[], roles: readonly string[]): readonly number[] {
  const places: number[] = []
  for (const role of roles) {
    const index = order.indexOf(role, (places.at(-1) ?? -1) + 1)
    if (index < 0) throw new Error(`No place for ${role} in ${order.join(', ')}`)
    places.push(index)
  }
  return places
}

/** Repeatedly takes the role that the fewest others precede. */
function majorityOrder(ways: readonly WeightedSequence[]): readonly string[] {
  const before = new Map<string, number>()
  for (const { roles, count } of ways)
    for (const [index, role] of roles.entries())
      for (const later of new Set(roles.slice(index + 1)))
        before.set(`${role}\n${later}`, (before.get(`${role}\n${later}`) ?? 0) + count)

  const left = new Set(ways.flatMap(({ roles }) => roles))
  const order: string[] = []
  const lead = (role: string) =>
    [...left].reduce(
      (sum, other) => sum + (before.get(`${role}\n${other}`) ?? 0) - (before.get(`${other}\n${role}`) ?? 0),
      0,
    )
  while (left.size > 0) {
    const [first] = [...left].sort((one, other) => lead(other) - lead(one) || (one < other ? -1 : 1))
    if (first === undefined) break
    order.push(first)
    left.delete(first)
  }
  return order
}

/** Returns the shortest order that contains both, so that sequences that fit the old order still fit. */
function withRoom(order: readonly string[], roles: readonly string[]): readonly string[] {
  const [head, ...rest] = order
  const [next, ...others] = roles
  if (next === undefined) return order
  if (head === undefined) return roles
  if (head === next) return [head, ...withRoom(rest, others)]

  const index = order.indexOf(next)
  return index < 0 || needsRoom(order.slice(index + 1), others) > needsRoom(order, others)
    ? [next, ...withRoom(order, others)]
    : [head, ...withRoom(rest, roles)]
}

/** Counts the roles that find no position, matched leftmost. */
function needsRoom(order: readonly string[], roles: readonly string[]): number {
  const [next, ...others] = roles
  if (next === undefined) return 0
  const index = order.indexOf(next)
  return index < 0 ? 1 + needsRoom(order, others) : needsRoom(order.slice(index + 1), others)
}
