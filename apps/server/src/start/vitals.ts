import { hostname } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Clock } from '../clock/clock.ts'

type Delay = Readonly<{ mean: number; p99: number; max: number }>

/** What a process knows about itself. */
export type Vitals = Readonly<{
  /** Name of this process among the servers of the installation. */
  nodeId: string
  host: string
  /** Milliseconds since 1970. */
  startedAt: number
  /** How late the event loop was since the last call, in milliseconds. */
  eventLoopDelay: () => Delay
  close: () => void
}>

const resolution = 20
const nanoseconds = 1e6

export function openVitals({ clock, newId }: Readonly<{ clock: Clock; newId: () => string }>): Vitals {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  // The timer of the measurement itself is part of each value.
  const late = (value: number) => (Number.isFinite(value) ? Math.max(0, value / nanoseconds - resolution) : 0)

  return {
    nodeId: newId(),
    host: hostname(),
    startedAt: clock(),
    eventLoopDelay: () => {
      const delay = { mean: late(delays.mean), p99: late(delays.percentile(99)), max: late(delays.max) }
      delays.reset()
      return delay
    },
    close: () => delays.disable(),
  }
}
