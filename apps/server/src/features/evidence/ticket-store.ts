import type { TenantDb } from '@signet/db'
import { type Locale, toLocale } from '@signet/i18n'
import { z } from 'zod'

type Ticket = Readonly<{
  hash: Uint8Array
  personId: string
  locale: Locale
  asked: EvidenceRequest
  expiresAt: string
}>

/** Also deletes expired links. */
export async function insertTicket(
  db: TenantDb,
  { hash, asked: request, ...ticket }: Ticket,
  now: string,
): Promise<void> {
  await db.deleteFrom('evidenceTicket').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('evidenceTicket')
    .values({ ...ticket, ticketHash: hash, asked: JSON.stringify(request) })
    .execute()
}

/** Redeems a ticket once; returns undefined when it was used or has expired. */
export async function redeemTicket(
  db: TenantDb,
  hash: Uint8Array,
  now: string,
): Promise<Pick<Ticket, 'personId' | 'locale' | 'asked'> | undefined> {
  const taken = await db
    .deleteFrom('evidenceTicket')
    .where('ticketHash', '=', hash)
    .returning(['personId', 'locale', 'asked', 'expiresAt'])
    .executeTakeFirst()
  if (!taken || taken.expiresAt <= now) return undefined
  const { personId, locale, asked: request } = taken
  return { personId, locale: toLocale(locale), asked: EvidenceRequest.parse(request) }
}

/** What a link serves; stored with its ticket and parsed when the link is opened. */
export const EvidenceRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('history'),
    flowId: z.string(),
    format: z.enum(['xes', 'ocel']),
    from: z.string().optional(),
    to: z.string().optional(),
    name: z.string(),
  }),
  z.object({ kind: z.enum(['bundle', 'pages']), caseId: z.string(), name: z.string() }),
])
export type EvidenceRequest = z.infer<typeof EvidenceRequest>
