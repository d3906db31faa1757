import { readPreferences } from '@signet/contract'
import type { Locale } from '@signet/i18n'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { OutboxFact } from '../../../clock/outbox/facts.ts'
import type { Reason } from '../../../clock/reason.ts'
import { type TenantWork, workInTenant } from '../../../clock/work-in-tenant.ts'
import { actorWithoutSession } from '../../../http/actor.ts'
import { houseLanguage, nobodyCalling } from '../../../http/caller.ts'
import { inSavepoint } from '../../../http/row-of-many.ts'
import { maySignIn, type Person } from '../../../people/directory/index.ts'
import { commentOn } from '../../approvals/index.ts'
import { answerRefused } from './answer-refused.ts'
import { placesOfDigest } from './places-of-digest.ts'
import { type AskedComment, type Reading, type ReplyContext, readAnswer, reasonIn } from './read-answer.ts'
import type { ReceivedMail } from './received-mail.ts'
import {
  countAnswered,
  countIncoming,
  isCounted,
  type MailPlace,
  preferencesOf,
  saveFate,
} from './reply-store.ts'
import { endTrial } from './trial-store.ts'

type NumberedMail = Readonly<{ mail: ReceivedMail; at: MailPlace }>

/** Makes a comment of an answer, or tells its sender why not. A mail that was counted before changes nothing. */
export async function takeReply(context: ReplyContext, { mail, at }: NumberedMail): Promise<void> {
  const db = context.server.db.tenant(context.tenant)
  if (await isCounted(db, { ...at, messageId: mail.messageId, fromAddress: mail.from }))
    await endTrial(db, at)
  else await concludeMail(context, { mail, at, reading: await readAnswer(context, mail) })
}

/** Counts a mail once, with what becomes of it, and ends its trials in the same transaction. */
export async function concludeMail(
  context: ReplyContext,
  { mail, at, reading }: NumberedMail & Readonly<{ reading: Reading }>,
): Promise<void> {
  const { server, tenant } = context
  const sender = await senderOf(context, mail)
  const refused = await workInTenant(server, tenant, async (work) => {
    await endTrial(work.tx, at)
    const counted = { ...at, messageId: mail.messageId, fromAddress: mail.from }
    const row = { ...counted, id: server.newId(), subject: mail.subject, at: work.now }
    if (!(await countIncoming(work.tx, row))) return undefined
    return settle(context, work, { id: row.id, mail, reading, isKnown: sender !== undefined })
  })
  if (!refused || !sender) return

  const locale = await languageOf(context, sender)
  const digest = 'digest' in reading ? reading.digest : undefined
  const places = digest === undefined ? [] : await placesOfDigest(context, { digest, sender, locale })
  await answerRefused(context, { mail, reason: refused, places, locale })
}

type ToSettle = Readonly<{ id: string; mail: ReceivedMail; reading: Reading; isKnown: boolean }>

/** Writes the comment and what became of the mail. Returns the reason that its sender is to be told. */
async function settle(
  context: ReplyContext,
  work: TenantWork,
  { id, mail, reading, isKnown }: ToSettle,
): Promise<Reason | undefined> {
  const outcome = reading.state === 'comment' ? await comment(context, work, reading) : reading
  const { state, reason } = outcome
  const isAnswered = (state === 'refused' || state === 'failed') && isKnown && (await mayAnswer(work, mail))
  const { personId = null, caseId = null } = reading
  await saveFate(work.tx, id, { state, reason, personId, caseId, isAnswered })
  return isAnswered ? reason : undefined
}

type Outcome = Readonly<{ state: Reading['state']; reason: Reason | undefined }>

/** Through the door of every comment; what it refuses leaves nothing but the counted mail. */
async function comment(
  { server, tenant }: ReplyContext,
  { tx, now, tell }: TenantWork,
  { personId, caseId, text, fileIds }: AskedComment,
): Promise<Outcome> {
  const actor = actorWithoutSession({ personId, tenant, isAdministrator: false })
  const facts: OutboxFact[] = []
  const context = {
    ...{ tx, now, server, actor, caller: nobodyCalling(''), cause: undefined },
    tell: (fact: OutboxFact) => void facts.push(fact),
  }
  const attachments = fileIds.map((fileId) => ({ fileId }))
  try {
    await inSavepoint(tx, () => commentOn(context, { caseId, text, attachments, mentions: [] }))
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', reason: reasonIn(error) }
    throw error
  }
  tell(...facts)
  return { state: 'comment', reason: undefined }
}

/** The sender, if they are of this company: strangers, and whom they pretend to be, get no mail back. */
async function senderOf(
  { server, tenant }: ReplyContext,
  { from }: ReceivedMail,
): Promise<Person | undefined> {
  const { people } = await server.directories.of(tenant)
  const found = [...people.values()].filter(({ email }) => email !== '' && email.toLowerCase() === from)
  return found.length === 1 && maySignIn(found[0], server.clock()) ? found[0] : undefined
}

const mostAnswers = 5
const day = 24 * 60 * 60_000

async function mayAnswer({ tx, now }: TenantWork, { from }: ReceivedMail): Promise<boolean> {
  return (await countAnswered(tx, from, isoOf(Date.parse(now) - day))) < mostAnswers
}

async function languageOf({ server, tenant }: ReplyContext, { id }: Person): Promise<Locale> {
  const chosen = await preferencesOf(server.db.tenant(tenant), id)
  return readPreferences(JSON.stringify(chosen ?? {}))?.locale ?? houseLanguage
}
