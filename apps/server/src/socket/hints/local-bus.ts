import type { Bus } from './bus.ts'

type Listener = (hint: unknown) => void

/** Creates the bus of a single node. */
export function localBus(): Bus {
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
