import { hash } from 'node:crypto'
import { administrationScope, isInScopes, type KeyNeed, type RefusalCode } from '@signet/contract'
import type { Db } from '@signet/db'
import { Refusal } from '@signet/std'
import type { Logger } from 'pino'
import { type Clock, isoOf } from '../../clock/clock.ts'
import { type Actor, noArea } from '../../http/actor.ts'
import { type CallLimits, networkOf } from '../../http/admission/index.ts'
import { areasOf, type Directories, maySignIn, type Snapshot } from '../directory/index.ts'
import { hashToken, isInNetworks } from '../sessions/index.ts'
import type { Tenants } from '../tenants/index.ts'
import { type AccessKey, findKeyByHash, markUsed, stateOf } from './access-key-store.ts'
import { insertKeyCall, type KeyCall } from './key-call-store.ts'

/** A call that brings a key. `need` is undefined where no key is accepted. */
type KeyedCall = Readonly<{
  secret: string
  need: KeyNeed | undefined
  what: string
  address: string
  requestId: string
}>

type Use = Readonly<{
  actor: Actor
  what: string
  address: string
  requestId: string
  refusal: string
  message: string
  milliseconds: number
}>

export type AccessKeys = Readonly<{
  /**
   * Returns the person in whose name a key calls, who administers something only with that scope. Refuses
   * `accessKeys.unknown`, `accessKeys.expired`, `accessKeys.personInactive`, `accessKeys.wrongAddress`,
   * `accessKeys.outsideScope`, `session.tenantSuspended`, `tenants.tooManyCalls` and `request.tooMany`; every refused try of a known key is written down.
   */
  admit: (call: KeyedCall) => Promise<Actor>
  /** Writes down what a key was used for; a failure to write is logged and changes no answer. */
  noteUse: (use: Use) => Promise<void>
}>

type Dependencies = Readonly<{
  db: Db
  clock: Clock
  newId: () => string
  log: Logger
  directories: Directories
  tenants: Tenants
  limits: CallLimits
}>

const minute = 60_000

export function openAccessKeys({
  db,
  clock,
  newId,
  log,
  directories,
  tenants,
  limits,
}: Dependencies): AccessKeys {
  const write = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (err) {
      log.warn({ err }, 'a use of an access key could not be logged')
    }
  }

  const admitted = async (key: AccessKey, call: KeyedCall): Promise<Actor> => {
    const { tenantCode: tenant, personId, id } = key
    const now = isoOf(clock())
    refuseEnded(key, { now, hash: hashToken(call.secret) })
    await tenants.refuseSuspended(tenant)
    const directory = await directories.of(tenant)
    if (!maySignIn(directory.people.get(personId), clock()))
      throw new Refusal<RefusalCode>('accessKeys.personInactive')
    if (!isInNetworks(call.address, key.networks)) throw new Refusal<RefusalCode>('accessKeys.wrongAddress')
    limits.accessKey(id, key.perMinute)
    limits.tenant(tenant, (await tenants.of(tenant)).callsPerMinute)

    if (!call.need || !isInScopes(key.scopes, call.need))
      throw new Refusal<RefusalCode>('accessKeys.outsideScope')
    const rights = administrationOf(key, directory)
    const isExternal = directory.isExternal(personId)
    return { personId, tenant, device: 'web', session: '', ...rights, isExternal, accessKey: id }
  }

  const noteRefused = (key: AccessKey, call: KeyedCall, refusal: string) =>
    write(async () => {
      const now = clock()
      const { id: keyId, personId } = key
      const { what, address, requestId } = call
      const place = [keyId, isoOf(now - (now % minute)), what, address, refusal]
      const id = hash('sha256', place.join(' '), 'hex')
      const row = { id, keyId, personId, at: isoOf(now), what, refusal, requestId, address }
      await insertKeyCall(db.tenant(key.tenantCode), { ...row, message: '', milliseconds: null })
    })

  return {
    admit: async (call) => {
      try {
        const key = await findKeyByHash(db.platform, hashToken(call.secret))
        if (!key) throw new Refusal<RefusalCode>('accessKeys.unknown')
        return await admitted(key, call).catch(async (error: unknown) => {
          if (error instanceof Refusal) await noteRefused(key, call, error.code)
          throw error
        })
      } catch (error) {
        limits.anonymous(networkOf(call.address))
        throw error
      }
    },
    noteUse: ({ actor: { tenant, personId, accessKey: keyId = '' }, ...use }) =>
      write(async () => {
        const now = clock()
        const row: KeyCall = { ...use, id: newId(), keyId, personId, at: isoOf(now) }
        await insertKeyCall(db.tenant(tenant), row)
        await markUsed(db.platform, {
          id: keyId,
          address: use.address,
          now: isoOf(now),
          before: isoOf(now - minute),
        })
      }),
  }
}

/** What the key administers: what its person does with that scope, nothing without it. */
function administrationOf(
  { scopes, personId }: AccessKey,
  directory: Snapshot,
): Pick<Actor, 'isAdministrator' | 'areas'> {
  if (!scopes.includes(administrationScope)) return { isAdministrator: false, areas: noArea }
  const isAdministrator = directory.people.get(personId)?.isAdministrator ?? false
  return { isAdministrator, areas: areasOf(directory, personId) }
}

/** A revoked key answers like one that never was, to whom has only its secret. */
function refuseEnded(key: AccessKey, { now, hash: sent }: Readonly<{ now: string; hash: Uint8Array }>): void {
  const state = stateOf(key, now)
  if (state === 'revoked') throw new Refusal<RefusalCode>('accessKeys.unknown')
  const isFormer = key.formerHash !== null && Buffer.compare(key.formerHash, sent) === 0
  const isFormerOver = isFormer && (key.formerUntil === null || key.formerUntil <= now)
  if (state === 'expired' || isFormerOver) throw new Refusal<RefusalCode>('accessKeys.expired')
}
