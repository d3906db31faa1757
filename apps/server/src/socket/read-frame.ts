import { ClientFrame } from '@signet/contract'

/** What a client said; null when it is not a frame of ours. */
export function readFrame(text: string): ClientFrame | null {
  try {
    return ClientFrame.parse(JSON.parse(text))
  } catch {
    // Neither JSON nor a frame: the same to us, and the socket says so by its close code.
    return null
  }
}
