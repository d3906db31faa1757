import { hash as digest } from 'node:crypto'

/** sha256 as lower-case hex, as the chain of events wants it. */
export function sha256(text: string): string {
  return digest('sha256', text, 'hex')
}
