/** Milliseconds that a gap has to close: frames of two servers overtake each other, and lost ones are rare. */
const patience = 1000

type Device = Readonly<{
  /** Asks the server and keeps what it answers; returns the conversations of which there is more. */
  fetch: (ids: readonly string[]) => Promise<readonly string[]>
  /** Whether a change of a conversation is known to be missing. */
  isMissing: (id: string) => boolean
  /** Runs something later; returns its cancellation. */
  after: (ms: number, run: () => void) => () => void
}>

export type CatchUp = Readonly<{
  /** Asks for what was missed of some conversations, also those without a gap. */
  ask: (ids: readonly string[]) => void
  /** A conversation has a gap: asks in a second, unless frames have closed it by then. */
  gap: (id: string) => void
  close: () => void
}>

/** Asks a server for what a device missed, one call after the other, each about all conversations that wait. */
export function createCatchUp({ fetch, isMissing, after }: Device): CatchUp {
  let due = new Set<string>()
  let gaps = new Set<string>()
  let isFetching = false
  let isClosed = false
  let cancel: (() => void) | undefined

  const wait = () => {
    if (!isClosed && gaps.size > 0) cancel ??= after(patience, look)
  }
  const look = () => {
    cancel = undefined
    const open = [...gaps].filter(isMissing)
    gaps = new Set()
    ask(open)
  }
  const run = async () => {
    isFetching = true
    try {
      while (due.size > 0 && !isClosed) {
        const ids = [...due]
        due = new Set()
        for (const id of await fetch(ids)) due.add(id)
      }
    } finally {
      isFetching = false
      wait()
    }
  }
  const ask = (ids: readonly string[]) => {
    for (const id of ids) due.add(id)
    if (!isFetching) void run()
  }

  return {
    ask,
    gap: (id) => {
      gaps.add(id)
      if (!isFetching) wait()
    },
    close: () => {
      isClosed = true
      cancel?.()
    },
  }
}
