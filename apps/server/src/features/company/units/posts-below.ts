type Seat = Readonly<{ id: string; parentId: string | null }>

/** The ids of a post and of those below it among these posts. */
export function postsBelow(posts: readonly Seat[], rootId: string): readonly string[] {
  const byParent = Map.groupBy(posts, ({ parentId }) => parentId)
  const found = new Set([rootId])
  for (const id of found) for (const below of byParent.get(id) ?? []) found.add(below.id)
  return [...found]
}
