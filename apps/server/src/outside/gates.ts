import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Limits parallel calls per key: a few run, some wait, others are refused (`request.tooMany`). */
export type Gates = Readonly<{
  through: <Answer>(key: string, run: () => Promise<Answer>) => Promise<Answer>
}>

type Gate = { inside: number; readonly queue: (() => void)[] }

export function createGates({ atOnce, waiting }: Readonly<{ atOnce: number; waiting: number }>): Gates {
  const gates = new Map<string, Gate>()

  const enter = async (gate: Gate) => {
    if (gate.inside < atOnce) {
      gate.inside += 1
      return
    }
    if (gate.queue.length >= waiting) throw new Refusal<RefusalCode>('request.tooMany')
    // A finished call passes its place on, so the count stays.
    await new Promise<void>((resolve) => gate.queue.push(resolve))
  }
  const leave = (key: string, gate: Gate) => {
    const next = gate.queue.shift()
    if (next) return next()
    gate.inside -= 1
    if (gate.inside === 0) gates.delete(key)
  }

  return {
    through: async (key, run) => {
      const gate = gates.get(key) ?? { inside: 0, queue: [] }
      gates.set(key, gate)
      await enter(gate)
      try {
        return await run()
      } finally {
        leave(key, gate)
      }
    },
  }
}
