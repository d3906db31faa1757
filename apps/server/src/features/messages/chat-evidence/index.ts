import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'

/** Loads with the first message that becomes evidence. */
const markEvidence = serve(contract.chat.markEvidence, async (call) =>
  (await import('./mark-evidence.ts')).markEvidence(call),
)

export const chatEvidence: readonly Route[] = [markEvidence]
