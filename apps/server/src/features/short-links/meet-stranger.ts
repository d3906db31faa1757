import type { RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Caller } from '../../http/caller.ts'
import { tenantExists } from '../../people/tenants/index.ts'
import { findOpenModel, type Model } from '../../records/models/index.ts'
import type { Server } from '../../server.ts'
import { countDeed, type LinkAction } from './count-store.ts'
import { isAnswering } from './is-answering.ts'
import { hashOf, readAddress } from './link-address.ts'
import { isPass } from './pass-store.ts'
import { findLink, type LinkRow } from './short-link-store.ts'

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
export async function meetStranger(
  { input, now, caller, server }: VisitorCall,
  deed: LinkAction,
): Promise<OpenLink> {
  const address = readAddress(input.link)
  if (!address || !(await tenantExists(server.db, address.tenant))) refuseUnknown()

  const { tenant, hash } = address
  const tx = server.db.tenant(tenant)
  const link = await findLink(tx, hash)
  if (!link) refuseUnknown()

  await refuseFlood(tx, { linkId: link.id, deed, ip: caller.ip, now: server.clock() })
  refuseExpired(link, now)
  await refusePaused({ server, tenant }, link)
  return { tenant, tx, link }
}

/** Also requires the password. Refuses `shortLinks.passwordNeeded`. */
export async function letIn(
  call: VisitorCall,
  deed: LinkAction,
): Promise<OpenLink & Readonly<{ model: Model }>> {
  const met = await meetStranger(call, deed)
  await refuseWithoutPass(call, met)
  const { tenant, tx, link } = met
  const model = await findOpenModel({ tx, db: call.server.db, tenant }, link.formId)
  if (!model || model.form.definition.dataView) throw new Refusal<RefusalCode>('shortLinks.paused')
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

type VisitorAction = Readonly<{ linkId: string; deed: LinkAction; ip: string; now: number }>

/** Counts an attempt; refuses `shortLinks.tooMany`. A refused address does not use up the total. */
async function refuseFlood(db: TenantDb, { linkId, deed, ip, now }: VisitorAction): Promise<void> {
  const { each, all, lasts } = limits[deed]
  const window = { now, lasts }
  const isFlood =
    (await countDeed(db, { linkId, deed, address: ip }, window)) > each ||
    (await countDeed(db, { linkId, deed, address: '' }, window)) > all
  if (isFlood) throw new Refusal<RefusalCode>('shortLinks.tooMany', { minutes: lasts / minute })
}
