import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { type Call, serve } from '../../../http/serve.ts'
import {
  countKeys,
  findKey,
  insertKey,
  newKeySecret,
  patchKey,
  replaceSecret,
  revokeKey,
} from '../../../people/access-keys/index.ts'
import { hashPassword, newToken, requireFreshSignIn } from '../../../people/sessions/index.ts'
import { refuseTooManyPeople } from '../../../people/tenants/index.ts'
import { refuseOvertaken } from '../../../revisions/index.ts'
import { insertPerson } from '../../company/organization/index.ts'
import { editedPartOf } from './access-key-view.ts'
import { refuseExpiry, refuseNetworks, refuseScopes, refuseStrangers } from './admit-settings.ts'

const most = 200

export const createAccessKey = serve(contract.accessKeys.create, async (call) => {
  const { input, actor, now, server } = call
  const { tenant, personId: createdBy } = actor
  const { personId: named, ...settings } = input
  await admit(call, named === null ? [] : [named])
  if ((await countKeys(server.db.platform, tenant)) >= most)
    throw new Refusal<RefusalCode>('accessKeys.tooMany', { most })

  const id = server.newId()
  const personId = named ?? (await insertTechnicalPerson(call, id))
  const { secret, ...kept } = newKeySecret('program', server.random)
  await insertKey(server.db.platform, {
    ...settings,
    ...kept,
    ...{ id, personId, createdBy, tenantCode: tenant, kind: 'program', createdAt: now, changedAt: now },
  })
  return { id, secret }
})

export const updateAccessKey = serve(contract.accessKeys.update, async (call) => {
  const { input, actor, now, server } = call
  const { id, expects, ...settings } = input
  await admit(call, [])
  const place = { tenant: actor.tenant, id }
  const change = { ...settings, changedAt: now }
  const isChanged = await patchKey(server.db.platform, place, change, (stored) =>
    refuseOvertaken(editedPartOf(stored), expects),
  )
  if (!isChanged) await refuseMissing(call)
  return null
})

const hour = 3_600_000

export const rotateAccessKey = serve(contract.accessKeys.rotate, async (call) => {
  const { input, actor, now, server } = call
  const { id, formerHours } = input
  await requireFreshSignIn(call)
  const key = await findKey(server.db.platform, { tenant: actor.tenant, id })
  const { secret, ...kept } = newKeySecret(key?.kind ?? 'program', server.random)
  const formerUntil = formerHours === 0 ? null : isoOf(Date.parse(now) + formerHours * hour)
  const place = { tenant: actor.tenant, id }
  const next = { ...kept, formerUntil, changedAt: now }
  if (!(await replaceSecret(server.db.platform, place, next))) await refuseMissing(call)
  return { secret, formerUntil }
})

export const revokeAccessKey = serve(contract.accessKeys.revoke, async ({ input, actor, now, server }) => {
  const { tenant, personId: by } = actor
  const isRevoked = await revokeKey(server.db.platform, { tenant, id: input.id, by, now })
  if (!isRevoked) throw new Refusal<RefusalCode>('accessKeys.notFound')
  return null
})

type Changing = Pick<
  Call<typeof contract.accessKeys.create> | Call<typeof contract.accessKeys.update>,
  'input' | 'actor' | 'now' | 'server'
>

/** Refuses what the settings of a key may not be. */
async function admit(call: Changing, personIds: readonly string[]): Promise<void> {
  const { input, actor, now, server } = call
  refuseScopes(input.scopes)
  refuseNetworks(input.networks)
  refuseExpiry(input.expiresAt, now)
  refuseStrangers(await server.directories.of(actor.tenant), [input.ownerId, ...personIds])
  await requireFreshSignIn(call)
}

/** Refuses `accessKeys.notFound` and `accessKeys.revoked`. */
async function refuseMissing({
  input,
  actor,
  server,
}: Pick<Call<typeof contract.accessKeys.update | typeof contract.accessKeys.rotate>, 'actor' | 'server'> &
  Readonly<{ input: Readonly<{ id: string }> }>): Promise<never> {
  const found = await findKey(server.db.platform, { tenant: actor.tenant, id: input.id })
  throw new Refusal<RefusalCode>(found ? 'accessKeys.revoked' : 'accessKeys.notFound')
}

/** A person of its own for a key: without rights, and with a password that was told to no one. */
async function insertTechnicalPerson(
  call: Call<typeof contract.accessKeys.create>,
  keyId: string,
): Promise<string> {
  const { input, tx, now, server, actor } = call
  const id = server.newId()
  await server.directories.changed({ ...call, tenant: actor.tenant })
  await insertPerson(tx, {
    ...{ id, now, name: input.name, account: `key-${keyId.slice(-12)}` },
    ...{
      gender: 'unknown',
      mobilePhone: '',
      email: '',
      managerId: null,
      postIds: [],
      isAdministrator: false,
    },
    passwordHash: await hashPassword(newToken(server.random)),
  })
  await refuseTooManyPeople(tx, { tenants: server.tenants, tenant: actor.tenant })
  return id
}
