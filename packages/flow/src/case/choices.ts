/**
 * Choices for the steps ahead: people by node, and transitions by branch. At a free step, people named for that same
 * node continue it.
 */
export type Choices = Readonly<{
  people?: Readonly<Record<string, readonly string[]>>
  lines?: Readonly<Record<string, readonly string[]>>
}>
