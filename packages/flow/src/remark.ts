import type { Remark } from './happened.ts'

/** Only what was given, so that an event has no empty keys. */
export function remarkOf({ opinion, signature, attachments }: Remark): Remark {
  return {
    ...(opinion !== undefined && opinion.trim() !== '' && { opinion }),
    ...(signature !== undefined && signature !== '' && { signature }),
    ...(attachments !== undefined && attachments.length > 0 && { attachments }),
  }
}
