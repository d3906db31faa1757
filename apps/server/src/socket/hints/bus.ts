/**
 * Carries hints between the nodes of an installation, which mean "look again" and hold no truth; a lost one
 * only delays.
 * Listeners on the publishing node run at once and synchronously; other nodes may be late or miss it.
 */
export type Bus = Readonly<{
  /** Whether other nodes receive it too. */
  isShared: boolean
  /** `hint` must be JSON. */
  publish: (channel: string, hint: unknown) => void
  /** Returns a function that unsubscribes. */
  subscribe: (channel: string, listen: (hint: unknown) => void) => () => void
  close: () => Promise<void>
}>
