import { createHash } from 'node:crypto'
import type { RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import type { Caller } from '../../../http/caller.ts'
import { isOpenTenant } from '../../../people/tenants/index.ts'
import { findOpenModel, type Model } from '../../../records/models/index.ts'
import type { Server } from '../../../server.ts'
import { findLink, isAnswering, isPass, type LinkRow } from './short-link-store.ts'

/** A call by a visitor who knows the address of a link. */
export type VisitorCall = Readonly<{
  input: Readonly<{ link: string; pass?: string | undefined }>
  now: string
  caller: Caller
  server: Server
}>

export type OpenLink = Readonly<{ tenant: string; tx: TenantDb; link: LinkRow }>

/**
 * Counts the call and finds its link. Refuses `shortLinks.notFound`, `shortLinks.tooMany`,
 * `shortLinks.expired`, `shortLinks.paused`.
 */
export async function admitVisitor(
  { input, now, caller, server }: VisitorCall,
  action: LinkAction,
): Promise<OpenLink> {
  const address = readAddress(input.link)
  if (!address || !(await isOpenTenant(server.db, address.tenant))) refuseUnknown()

  const { tenant, hash } = address
  const tx = server.db.tenant(tenant)
  const link = await findLink(tx, hash)
  if (!link) refuseUnknown()

  await refuseFlood(tx, { linkId: link.id, action, ip: caller.ip, now: server.clock() })
  refuseExpired(link, now)
  await refusePaused({ server, tenant }, link)
  return { tenant, tx, link }
}

/** Also requires the password. Refuses `shortLinks.passwordNeeded`. */
export async function admitWithPassword(
  call: VisitorCall,
  action: LinkAction,
): Promise<OpenLink & Readonly<{ model: Model }>> {
  const met = await admitVisitor(call, action)
  await refuseWithoutPass(call, met)
  const { tenant, tx, link } = met
  const model = await findOpenModel({ tx, db: call.server.db, tenant }, link.formId)
  const isClosed = model?.isStopped === true && link.purpose === 'form'
  if (!model || isClosed || model.form.definition.dataView)
    throw new Refusal<RefusalCode>('shortLinks.paused')
  return { ...met, model }
}

async function refuseWithoutPass({ input, now }: VisitorCall, { tx, link }: OpenLink): Promise<void> {
  if (link.passwordHash === null) return
  const pass = { passHash: hashOf(input.pass ?? ''), linkId: link.id }
  if (!(await isPass(tx, pass, now))) throw new Refusal<RefusalCode>('shortLinks.passwordNeeded')
}

export function refuseExpired({ expiresAt }: LinkRow, now: string): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now))
    throw new Refusal<RefusalCode>('shortLinks.expired')
}

/** A link without a responsible owner is paused. */
export async function refusePaused(
  { server, tenant }: Readonly<{ server: Server; tenant: string }>,
  { ownerId }: LinkRow,
): Promise<void> {
  const directory = await server.directories.of(tenant)
  if (!isAnswering(directory, ownerId)) throw new Refusal<RefusalCode>('shortLinks.paused')
}

export function refuseUsedUp({ quota, used }: LinkRow): void {
  if (quota !== null && used >= quota) throw new Refusal<RefusalCode>('shortLinks.usedUp')
}

/** Unknown and revoked links must look the same. */
export function refuseUnknown(): never {
  throw new Refusal<RefusalCode>('shortLinks.notFound')
}

const minute = 60_000

/** Limits per window of time: from one address, and in total. */
const limits: Readonly<Record<LinkAction, Readonly<{ each: number; all: number; lasts: number }>>> = {
  open: { each: 60, all: 1200, lasts: minute },
  password: { each: 10, all: 300, lasts: 15 * minute },
  send: { each: 10, all: 120, lasts: minute },
  visit: { each: 30, all: 600, lasts: minute },
  find: { each: 10, all: 60, lasts: minute },
}

type VisitorAction = Readonly<{ linkId: string; action: LinkAction; ip: string; now: number }>

/** Counts an attempt; refuses `shortLinks.tooMany`. A refused address does not use up the total. */
async function refuseFlood(db: TenantDb, { linkId, action, ip, now }: VisitorAction): Promise<void> {
  const { each, all, lasts } = limits[action]
  const window = { now, lasts }
  const isFlood =
    (await countAction(db, { linkId, action, address: ip }, window)) > each ||
    (await countAction(db, { linkId, action, address: '' }, window)) > all
  if (isFlood) throw new Refusal<RefusalCode>('shortLinks.tooMany', { minutes: lasts / minute })
}

type LinkAction = 'open' | 'password' | 'send' | 'find' | 'visit'

type CountKey = Readonly<{ linkId: string; action: LinkAction; address: string }>
type Window = Readonly<{ now: number; lasts: number }>

const kept = 24 * 60 * 60_000

/** Counts an attempt and returns the number within the window. */
async function countAction(db: TenantDb, of: CountKey, { now, lasts }: Window): Promise<number> {
  const { counted } = await db
    .insertInto('shortLinkCount')
    .values({ ...of, counted: 1, startedAt: isoOf(now) })
    .onConflict((conflict) =>
      conflict.columns(['linkId', 'action', 'address']).doUpdateSet(({ eb, ref, case: when }) => ({
        counted: when()
          .when('shortLinkCount.startedAt', '>', isoOf(now - lasts))
          .then(eb('shortLinkCount.counted', '+', 1))
          .else(1)
          .end(),
        startedAt: when()
          .when('shortLinkCount.startedAt', '>', isoOf(now - lasts))
          .then(ref('shortLinkCount.startedAt'))
          .else(ref('excluded.startedAt'))
          .end(),
      })),
    )
    .returning('counted')
    .executeTakeFirstOrThrow()
  // Addresses are personal data, so they are deleted once they are no longer needed.
  if (counted === 1)
    await db
      .deleteFrom('shortLinkCount')
      .where('startedAt', '<', isoOf(now - kept))
      .execute()
  return counted
}

export type LinkAddress = Readonly<{ tenant: string; hash: Buffer }>

const shape = /^([a-z][a-z0-9_]{0,30})\.([\w-]{22})$/

/** Returns an address of tenant code and 128 random bits; the code only locates the link. */
export function newAddress(tenant: string, random: (bytes: number) => Uint8Array): string {
  return `${tenant}.${newSecret(random, 16)}`
}

/** Returns undefined for malformed addresses. */
export function readAddress(address: string): LinkAddress | undefined {
  const tenant = shape.exec(address)?.[1]
  return tenant === undefined ? undefined : { tenant, hash: hashOf(address) }
}

export function newSecret(random: (bytes: number) => Uint8Array, bytes: number): string {
  return Buffer.from(random(bytes)).toString('base64url')
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
