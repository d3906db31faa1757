type Node = Readonly<{ id: string; parentId: string | null; text: string }>
type Branch = { key: string; title: string; children: Branch[] }

/** Ids are whatever an administrator wrote; the word for all may be one of them. */
export function nodeKey(id: string): string {
  return `=${id}`
}

/** Nodes in a row, above before below, as a tree. */
export function treeOf(nodes: readonly Node[]): Branch[] {
  const below = Map.groupBy(nodes, ({ parentId }) => parentId)
  const known = new Set(nodes.map(({ id }) => id))
  const branch = ({ id, text }: Node): Branch => ({
    key: nodeKey(id),
    title: text,
    children: (below.get(id) ?? []).map(branch),
  })
  return nodes.filter(({ parentId }) => parentId === null || !known.has(parentId)).map(branch)
}
