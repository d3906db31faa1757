/**
 * Carries hints between the nodes of one installation: "look again", never the truth. A lost hint costs a second, not a fact.
 * Listeners of the publishing node hear at once and in the same turn; other nodes soon after, or never.
 */
export type Bus = Readonly<{
  /** Whether other nodes hear it, too. */
  isShared: boolean
  /** `hint` is JSON. */
  publish: (channel: string, hint: unknown) => void
  /** The answer takes the listener away. */
  subscribe: (channel: string, listen: (hint: unknown) => void) => () => void
  close: () => Promise<void>
}>
