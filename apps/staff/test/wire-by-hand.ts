import type { Wire } from '@signet/client'
import type { LiveSocket } from '../src/kit/context/app-context.ts'

export type HandWire = Wire & { address: string; sent: string[]; isClosed: boolean }

/** A live socket whose other end is the test. */
export function wireByHand(): { line: LiveSocket; wires: HandWire[] } {
  const wires: HandWire[] = []
  const open = (address: string): Wire => {
    const wire: HandWire = {
      address,
      sent: [],
      isClosed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => wire.sent.push(text),
      close: () => {
        wire.isClosed = true
      },
    }
    wires.push(wire)
    return wire
  }
  return { line: { origin: 'http://localhost', open }, wires }
}
