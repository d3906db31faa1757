/** The family writes the top of a tree as -1. */
export function parentOf(parentId: string): string | null {
  return parentId === '-1' || parentId === '' ? null : parentId
}
