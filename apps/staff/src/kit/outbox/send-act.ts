import { AnsweredRefusal, type Client } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import { isSameJson } from '@signet/std'
import { type Act, isForLater, perform, type Reason, type Tried } from './act.ts'

type OpenedCase = ParsedOutput<(typeof contract)['approvals']['open']>

type Sending = Readonly<{
  client: Client
  /** Whose acts these are. */
  person: string
  /** Of the names of fields. */
  locale: string
  now: () => number
  /** Writes down that a call is about to be made, before it is. */
  remember: (tried: Tried) => Promise<void>
  /** Returns the input of a call once its files are on the server. */
  ready: <Input>(input: Input) => Promise<Input>
}>

/** `later`: no answer, or a session that has ended; it goes on waiting. */
export type Outcome = 'sent' | 'later' | Reason

/** How often a case may change between looking at it and deciding, before it waits for another time. */
const mostLooks = 3
/** The server knows the key of a call for a week; a day less for clocks that differ. */
const knownMs = 6 * 86_400_000

/**
 * Sends one act. A decision goes out for the case as it was seen and for no other: its task must still wait for the
 * person, and its form must be the same. A call whose answer was lost is made again as it was, so that it happens once.
 */
export async function sendAct(sending: Sending, act: Act): Promise<Outcome> {
  try {
    return act.taskId === null ? await sendOnce(sending, act) : await sendDecision(sending, act, mostLooks)
  } catch (error) {
    return isOwnDecision(sending, act, error) ? 'sent' : outcomeOf(error)
  }
}

async function sendOnce(sending: Sending, act: Act): Promise<Outcome> {
  if (act.tried && !isKnown(act.tried, sending.now()))
    return reason(act.call.name === 'launch' ? 'outbox.unsure.launch' : 'outbox.unsure')

  const at = sending.now()
  // No case has this sequence: should the task wait for the person after all, nothing is decided unseen.
  const sequence = act.taskId === null ? null : 0
  await attempt(sending, act, act.tried ?? { key: keyOf(act), sequence, at })
  return 'sent'
}

async function sendDecision(sending: Sending, act: Act, looks: number): Promise<Outcome> {
  const view = await openedCase(sending.client, act)
  // Over, or out of sight: the server says how, or that it was this very call.
  if (!view) return askAgain(sending, act)

  const fields = act.shown
    ? await changedLines(sending.client, act)
    : changedFields(view, act.seen, sending.locale)
  if (fields !== '') return { ...reason('outbox.changed', { fields }), now: view.values }
  if (looks === 0) return 'later'

  return decideSeen(sending, act, view).catch((error: unknown) => {
    const code = error instanceof AnsweredRefusal ? error.code : ''
    if (code === 'approvals.movedOn') return sendDecision(sending, act, looks - 1)
    // The call before arrived late, between looking and deciding.
    if (code === 'flow.alreadyDecided' && act.tried) return askAgain(sending, act)
    throw error
  })
}

async function decideSeen(sending: Sending, act: Act, { look: { sequence } }: OpenedCase): Promise<Outcome> {
  await attempt(sending, act, { key: `${keyOf(act)}-${sequence}`, sequence, at: sending.now() })
  return 'sent'
}

/** Repeats the call whose answer was lost, at any age: a task is decided only once. */
function askAgain(sending: Sending, { tried, ...act }: Act): Promise<Outcome> {
  return sendOnce(sending, { ...act, tried: tried && { ...tried, at: sending.now() } })
}

/** The case, if the task waits for the person in it. */
async function openedCase({ approvals }: Client, { caseId, taskId }: Act): Promise<OpenedCase | undefined> {
  const view = await approvals.open({ caseId, ...(taskId && { taskId }) }).catch((error: unknown) => {
    if (error instanceof AnsweredRefusal && (error.status === 403 || error.status === 404)) return undefined
    throw error
  })
  const { task } = view ?? {}
  return task?.id === taskId && task?.stage !== 'done' && task?.stage !== 'cancelled' ? view : undefined
}

/** The labels of the lines that the card of the case shows otherwise than it did. */
async function changedLines({ approvals }: Client, { caseId, shown }: Act): Promise<string> {
  const { fields } = await approvals.card({ caseId })
  const now = new Map(fields.map(({ label, text }) => [label, text]))
  const changed = (shown?.fields ?? []).filter(({ label, text }) => now.has(label) && now.get(label) !== text)
  return changed.map(({ label }) => label).join(' · ')
}

/** What a task is called that was decided by these calls. */
const decisionsBy: Readonly<Record<string, readonly string[]>> = {
  agree: ['agreed', 'handled'],
  reject: ['rejected'],
  return: ['returned'],
  transfer: ['transferred'],
}

/** Whether a batch without an answer arrived after all: the task is decided, by this person and in this way. */
function isOwnDecision({ person }: Sending, { isLost, call }: Act, error: unknown): boolean {
  if (!isLost || !(error instanceof AnsweredRefusal) || error.code !== 'flow.alreadyDecided') return false
  return (
    error.params['person'] === person &&
    decisionsBy[call.name]?.includes(String(error.params['decision'])) === true
  )
}

/** The names of the fields that have other values than were seen, in the reader's language. */
function changedFields({ values, form }: OpenedCase, seen: Act['seen'], locale: string): string {
  if (!seen) return ''
  const keys = [...new Set([...Object.keys(values), ...Object.keys(seen)])]
  const changed = keys.filter((key) => !isSameJson(values[key] ?? null, seen[key] ?? null))
  return changed.map((key) => labelOf(form, key, locale)).join(' · ')
}

/** The label of a field; its key where the form has none. */
function labelOf(form: OpenedCase['form'], key: string, locale: string): string {
  const fields: unknown = form['fields']
  const field = Array.isArray(fields)
    ? fields.find((one: unknown) => isRecord(one) && one['key'] === key)
    : {}
  const label = isRecord(field) ? field['label'] : undefined
  return String((isRecord(label) ? (label[locale] ?? label['zh-CN']) : label) ?? key)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

async function attempt({ client, remember, ready }: Sending, act: Act, tried: Tried): Promise<void> {
  const call = await ready(act.call)
  await remember(tried)
  await perform(client, call, tried.sequence, { key: tried.key })
}

function keyOf({ id, turn }: Act): string {
  return `${id}-${turn}`
}

/** A clock that was set back says nothing. */
function isKnown({ at }: Tried, now: number): boolean {
  return now >= at && now - at < knownMs
}

function outcomeOf(error: unknown): Outcome {
  if (isForLater(error) || !(error instanceof AnsweredRefusal)) return 'later'
  const problems = error.problems.map(({ message }) => message)
  return { code: error.code, message: problems.join(' · ') || error.message, params: error.params }
}

function reason(code: string, params: Reason['params'] = {}): Reason {
  return { code, message: '', params }
}
