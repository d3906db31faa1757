import type { RefusalCode } from '@signet/contract'
import type { TenantDb } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Caller } from '../../http/caller.ts'
import { findOpenModel, type Model } from '../../models/index.ts'
import type { Server } from '../../server.ts'
import { tenantExists } from '../../tenants/index.ts'
import type { Deed } from './count-store.ts'
import { isAnswering } from './is-answering.ts'
import { hashOf, readAddress } from './link-address.ts'
import { isPass } from './pass-store.ts'
import { refuseFlood } from './refuse-flood.ts'
import { findLink, type LinkRow } from './short-link-store.ts'

/** A call of somebody who knows the address of a link. */
export type Strange = Readonly<{
  input: Readonly<{ link: string; pass?: string | undefined }>
  now: string
  caller: Caller
  server: Server
}>

export type Met = Readonly<{ tenant: string; tx: TenantDb; link: LinkRow }>

/** Refuses `shortLinks.notFound`, `shortLinks.tooMany`, `shortLinks.expired`, `shortLinks.paused`. */
export async function meetStranger({ input, now, caller, server }: Strange, deed: Deed): Promise<Met> {
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

/** The same for whoever also needs the password; refuses `shortLinks.passwordNeeded`. */
export async function letIn(call: Strange, deed: Deed): Promise<Met & Readonly<{ model: Model }>> {
  const met = await meetStranger(call, deed)
  await refuseWithoutPass(call, met)
  const { tenant, tx, link } = met
  const model = await findOpenModel({ tx, db: call.server.db, tenant }, link.formId)
  if (!model || model.form.definition.dataView) throw new Refusal<RefusalCode>('shortLinks.paused')
  return { ...met, model }
}

async function refuseWithoutPass({ input, now }: Strange, { tx, link }: Met): Promise<void> {
  if (link.passwordHash === null) return
  const pass = { passHash: hashOf(input.pass ?? ''), linkId: link.id }
  if (!(await isPass(tx, pass, now))) throw new Refusal<RefusalCode>('shortLinks.passwordNeeded')
}

export function refuseExpired({ expiresAt }: LinkRow, now: string): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now))
    throw new Refusal<RefusalCode>('shortLinks.expired')
}

/** Whoever answers for what comes by a link must be here: without him nobody does. */
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

/** What never was and what was revoked look alike. */
export function refuseUnknown(): never {
  throw new Refusal<RefusalCode>('shortLinks.notFound')
}
