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

type Listener = (hint: unknown) => void

/** Creates the bus of a single node. */
export function createLocalBus(): Bus {
  const channels = new Map<string, Set<Listener>>()

  return {
    isShared: false,
    publish: (channel, hint) => {
      for (const listen of channels.get(channel) ?? []) listen(hint)
    },
    subscribe: (channel, listen) => {
      const listeners = channels.get(channel) ?? new Set()
      channels.set(channel, listeners.add(listen))
      return () => listeners.delete(listen)
    },
    close: async () => channels.clear(),
  }
}
