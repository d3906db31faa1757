import type { contract, HandlerOutput, RefusalCode } from '@signet/contract'
import type { CaseState, FiledMessage } from '@signet/flow'
import { Refusal } from '@signet/std'
import { applyCommand } from '../../../cases/apply-command.ts'
import type { WriteContext } from '../../../cases/context.ts'
import { loadVisibleCase } from '../../../cases/reading/load-visible-case.ts'
import { isoOf } from '../../../clock/clock.ts'
import type { Call } from '../../../http/serve.ts'
import { findFile } from '../../files/index.ts'
import {
  type ChatWriting,
  Content,
  changeMessages,
  hiddenSequence,
  lockConversation,
  type MessageRow,
  type OwnConversation,
  sendEvent,
} from '../chat/index.ts'
import { findUnmarked, insertMarks } from './mark-store.ts'

type Endpoint = typeof contract.chat.markEvidence

/**
 * Writes messages of the conversation about a case into the history of the case, word for word, under the lock of the
 * conversation. What is evidence already is not written again.
 */
export async function markEvidence(call: Call<Endpoint>): Promise<HandlerOutput<Endpoint>> {
  const { input, tx } = call
  const own = await lockConversation(call, input.id)
  const { caseId } = own
  if (caseId === null) throw new Refusal<RefusalCode>('chat.notHere')
  const { state } = await loadVisibleCase(call, { caseId })
  const sequences = [...new Set(input.sequences)].toSorted((a, b) => a - b)
  if (sequences.some((sequence) => sequence <= hiddenSequence(own)))
    throw new Refusal<RefusalCode>('chat.notFound')

  const { rows, known } = await findUnmarked(tx, own.id, sequences)
  if (rows.length + known < sequences.length) throw new Refusal<RefusalCode>('chat.notFound')
  if (rows.some(({ recalledAt }) => recalledAt !== null)) throw new Refusal<RefusalCode>('chat.recalled')
  if (rows.length > 0) await fileRows(call, own, { state, rows })
  return { marked: rows.length }
}

type Filing = ChatWriting & WriteContext
type Unmarked = Readonly<{ state: CaseState; rows: readonly MessageRow[] }>

async function fileRows(call: Filing, own: OwnConversation, { state, rows }: Unmarked): Promise<void> {
  const { actor, tx, now } = call
  const messages: FiledMessage[] = []
  for (const row of rows) messages.push(await filedMessage(call, row))
  const attachments = messages.flatMap(({ file }) => file?.fileId ?? [])
  const filed = { conversation: own.id, messages, attachments }
  // Agents of who has a task may act; naming a task of another makes the command ask for whom one may.
  const taskId = state.tasks.find(({ person }) => person !== actor.personId)?.id
  await applyCommand(call, {
    caseId: state.id,
    ...(taskId !== undefined && { taskId }),
    command: () => ({ type: 'fileMessages', by: actor.personId, ...filed }),
  })
  const sequences = rows.map(({ sequence }) => sequence)
  await insertMarks(tx, { conversationId: own.id, sequences, markedBy: actor.personId, now })
  await changeMessages(call, own, sequences)
  await sendEvent(call, own, { name: 'evidence', people: [...authorsOf(rows)], text: String(rows.length) })
}

function authorsOf(rows: readonly MessageRow[]): readonly string[] {
  return [...new Set(rows.flatMap(({ senderId }) => senderId ?? []))]
}

/** Refuses `chat.notFound` for what the product tells, which has no author. */
async function filedMessage({ tx }: ChatWriting, row: MessageRow): Promise<FiledMessage> {
  const { sequence, senderId, sentAt, editedAt, kind, body: text, replyTo } = row
  if (senderId === null) throw new Refusal<RefusalCode>('chat.notFound')
  const { file, place, caseId } = Content.parse(row.content ?? {})
  return {
    ...{ sequence, by: senderId, sentAt: isoOf(Date.parse(sentAt)), kind, text },
    ...(editedAt !== null && { editedAt: isoOf(Date.parse(editedAt)) }),
    ...(replyTo !== null && { replyTo }),
    ...(file && { file: await filedFile(tx, file) }),
    ...(place && { place }),
    ...(caseId !== undefined && { caseId }),
  }
}

async function filedFile(
  tx: ChatWriting['tx'],
  { fileId, name, size }: NonNullable<Content['file']>,
): Promise<NonNullable<FiledMessage['file']>> {
  const sha256 = (await findFile(tx, fileId))?.contentHash
  if (!sha256) throw new Refusal<RefusalCode>('chat.fileNotYours')
  return { fileId, name, size, sha256 }
}
