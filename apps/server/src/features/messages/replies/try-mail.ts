import { isoOf } from '../../../clock/clock.ts'
import { listed, retryTime } from '../../../clock/retry.ts'
import type { FetchedMail, OpenMailbox } from '../../../outside/mail/index.ts'
import { because, largestMail, type ReplyContext } from './read-answer.ts'
import { type ReceivedMail, receivedMail } from './received-mail.ts'
import type { MailPlace } from './reply-store.ts'
import { concludeMail, takeReply } from './take-reply.ts'
import { attemptsOf, dueTrials, saveTrial } from './trial-store.ts'

const minute = 60_000
const hour = 60 * minute
/** A mail is tried five times within eight hours. */
const retries = listed([5 * minute, 15 * minute, hour, 6 * hour])
/** Mails of one round. */
const atOnce = 20

/** Makes a comment of a mail. One that fails for a fault of ours is tried again later and holds up no other. */
export async function tryMail(context: ReplyContext, fetched: FetchedMail, at: MailPlace): Promise<void> {
  try {
    await takeReply(context, { mail: await receivedMail(fetched), at })
  } catch (error) {
    context.server.log.error({ err: error, tenant: context.tenant, uid: at.uid }, 'a mail could not be taken')
    await waitOrGiveUp(context, fetched, at)
  }
}

/** Tries the mails that are due again. One that has left the folder meanwhile is given up. */
export async function tryAgain(context: ReplyContext, open: OpenMailbox, place: string): Promise<void> {
  const { server, tenant } = context
  for (const at of await dueTrials(server.db.tenant(tenant), isoOf(server.clock()), atOnce)) {
    const isHere = at.place === place && at.uidValidity === open.uidValidity
    const fetched = isHere ? await open.read(at.uid, largestMail) : undefined
    if (fetched) await tryMail(context, fetched, at)
    else await concludeMail(context, { mail: unreadMail(at), at, reading: failed('gone') })
  }
}

async function waitOrGiveUp(context: ReplyContext, fetched: FetchedMail, at: MailPlace): Promise<void> {
  const { server, tenant } = context
  const db = server.db.tenant(tenant)
  const attempts = 1 + (await attemptsOf(db, at))
  const retryAt = retryTime(retries, attempts, server.clock())
  if (retryAt !== undefined) {
    await saveTrial(db, at, { attempts, retryAt })
    return
  }
  const mail = await receivedMail(fetched).catch(() => unreadMail(at))
  await concludeMail(context, { mail, at, reading: failed('failed') })
}

function failed(why: 'gone' | 'failed') {
  return { state: 'failed', reason: because(why) } as const
}

/** In the place of a mail that cannot be read. */
function unreadMail({ place, uidValidity, uid }: MailPlace): ReceivedMail {
  return {
    messageId: `unread:${place}:${uidValidity}:${uid}`,
    ...{ from: '', subject: '', receivers: [], answers: [], text: '', attachments: [] },
    ...{ isAutomatic: false, isWhole: false },
  }
}
