import { hash } from 'node:crypto'
import { isoOf } from '../../../clock/clock.ts'
import { processLeased } from '../../../clock/lease.ts'
import { type Reason, reasonOf } from '../../../clock/reason.ts'
import { MailboxFailure, type OpenMailbox, withMailbox } from '../../../outside/mail/index.ts'
import type { Server } from '../../../server.ts'
import { repliesMailbox } from '../../system/index.ts'
import { largestMail, type ReplyContext } from './read-answer.ts'
import { type Mailbox, type MailPlace, saveMailbox, takeMailbox } from './reply-store.ts'
import { tryAgain, tryMail } from './try-mail.ts'

const column = { table: 'reply_mailbox', id: 'id', until: 'due_at' }
const minute = 60_000
/** How far the clock of a mail server may be behind; its times have whole seconds. */
const behind = minute + 1000
/** Mails of one round; the next follows at once. */
const atOnce = 50

/** Reads what came into the mailbox of answers since the last time. */
export function readReplies(server: Server, tenant: string): Promise<boolean> {
  const db = server.db.tenant(tenant)
  return processLeased(server, {
    tenant,
    column,
    take: (lease) => takeMailbox(db, lease),
    idOf: ({ id }) => id,
    work: async (mailbox) => {
      const found = (await server.tenants.of(tenant)).isCopy
        ? undefined
        : await repliesMailbox(server, tenant)
      if (!found) return saveMailbox(db, { dueAt: null })
      const { account, address: ownAddress } = found
      const place = hash('sha256', [account.host, account.account, account.folder].join(' '), 'hex').slice(
        0,
        32,
      )
      try {
        const context = { server, tenant, ownAddress }
        const more = await withMailbox(server.outside, account, async (open) => {
          await tryAgain(context, open, place)
          return readNew(context, open, startOf(mailbox, { place, open }))
        })
        const now = server.clock()
        const times = { dueAt: isoOf(more ? now : now + minute), readAt: isoOf(now) }
        await saveMailbox(db, { ...times, failingSince: null, reason: null })
      } catch (error) {
        await noteFailure({ server, tenant }, mailbox, error)
      }
    },
  })
}

type Start = Readonly<{ place: string; last: number; since: string }>
type Opened = Readonly<{ place: string; open: OpenMailbox }>

/** Another folder, and one whose mails were numbered anew, is read from its beginning. */
function startOf({ place: known, uidValidity, lastUid, since }: Mailbox, { place, open }: Opened): Start {
  const isKnown = known === place && Number(uidValidity) === open.uidValidity
  return { place, last: isKnown ? Number(lastUid) : 0, since }
}

/** Returns whether there is more. The number is kept after each mail, so that a stop repeats one mail at most. */
async function readNew(
  context: ReplyContext,
  open: OpenMailbox,
  { place, last, since }: Start,
): Promise<boolean> {
  const { uidValidity } = open
  const db = context.server.db.tenant(context.tenant)
  const uids = last === 0 ? await open.since(since) : await open.after(last)
  for (const uid of uids.slice(0, atOnce)) {
    await readOne(context, open, { at: { place, uidValidity, uid }, since })
    await saveMailbox(db, { place, uidValidity, lastUid: uid })
  }
  return uids.length > atOnce
}

async function readOne(
  context: ReplyContext,
  open: OpenMailbox,
  { at, since }: Readonly<{ at: MailPlace; since: string }>,
): Promise<void> {
  const fetched = await open.read(at.uid, largestMail)
  // The day of a search is coarse: what was there before the company used the mailbox stays as it is.
  if (fetched && fetched.receivedAt >= Date.parse(since) - behind) await tryMail(context, fetched, at)
}

/** A mailbox that cannot be read is tried again in five minutes, and the monitor says since when and why. */
async function noteFailure(
  { server, tenant }: Pick<ReplyContext, 'server' | 'tenant'>,
  { failingSince }: Mailbox,
  error: unknown,
): Promise<void> {
  const now = server.clock()
  const reason: Reason =
    error instanceof MailboxFailure
      ? { code: error.code, params: { ...error.params } }
      : reasonOf(error, { loggedAs: `replies ${tenant}` })
  if (reason.code === 'server.failed') server.log.error({ err: error, tenant }, 'answers could not be read')
  const since = failingSince ?? isoOf(now)
  await saveMailbox(server.db.tenant(tenant), { dueAt: isoOf(now + 5 * minute), failingSince: since, reason })
}
