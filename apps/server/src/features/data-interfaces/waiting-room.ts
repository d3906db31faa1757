import type { RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'

/** Bounds how many owners, such as transactions, wait at the same time; one may wait for several things. */
type WaitingRoom = Readonly<{
  /** Refuses `request.tooMany` to an owner that comes when the room is full. */
  wait: <Result>(owner: object, run: () => Promise<Result>) => Promise<Result>
}>

export function createWaitingRoom(most: number): WaitingRoom {
  const waits = new Map<object, number>()

  return {
    wait: async (owner, run) => {
      const own = waits.get(owner) ?? 0
      if (own === 0 && waits.size >= most) throw new Refusal<RefusalCode>('request.tooMany')

      waits.set(owner, own + 1)
      try {
        return await run()
      } finally {
        const left = (waits.get(owner) ?? 1) - 1
        if (left > 0) waits.set(owner, left)
        else waits.delete(owner)
      }
    },
  }
}
