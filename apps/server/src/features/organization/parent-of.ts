/** The wire writes the root as -1. */
export function parentOf(parentId: string): string | null {
  return parentId === '-1' || parentId === '' ? null : parentId
}
