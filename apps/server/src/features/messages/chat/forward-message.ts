import { type ChatMessage, contract, type ParsedInput, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../../http/serve.ts'
import { hiddenSequence, ownConversation } from './own-conversation.ts'
import { sendMessage, viewOf } from './send-message.ts'

/** Sends on what the caller sees; a file of somebody else's becomes readable in the other conversation too. */
export const forward = serve(contract.chat.forward, async (call) => {
  const { input } = call
  const own = await ownConversation(call, input.id)
  if (input.sequence <= hiddenSequence(own)) throw new Refusal<RefusalCode>('chat.notFound')
  const message = await viewOf(call, own.id, input.sequence)
  if (message.kind === 'event') throw new Refusal<RefusalCode>('chat.notFound')
  if (message.recalledAt !== null) throw new Refusal<RefusalCode>('chat.recalled')

  const list: ChatMessage[] = []
  const content = contentOf({ ...message, kind: message.kind })
  const targets = [...new Set(input.to)].map((id, index) => ({ id, clientId: `${input.clientId}-${index}` }))
  // Locked in one order, so that two who forward at once do not wait for each other.
  for (const target of targets.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    list.push(await sendMessage(call, { ...content, ...target }, { isForwarded: true }))
  return { list }
})

type Sending = ParsedInput<typeof contract.chat.send>
type Forwarded = ChatMessage & Readonly<{ kind: Sending['kind'] }>

function contentOf({ kind, text, file, caseId, place }: Forwarded): Omit<Sending, 'id' | 'clientId'> {
  return {
    ...{ kind, text, mentions: [], mentionsAll: false },
    ...{ width: file?.width ?? 0, height: file?.height ?? 0 },
    ...{ seconds: file?.seconds ?? 0, waveform: file?.waveform ?? [] },
    ...(file && { fileId: file.fileId }),
    ...(caseId !== null && { caseId }),
    ...(place && { place }),
  }
}
