import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { isoOf } from '../../../clock/clock.ts'
import { serve } from '../../../http/serve.ts'
import {
  countKeys,
  insertKey,
  listKeysOf,
  newKeySecret,
  revokeKey,
} from '../../../people/access-keys/index.ts'
import { requireFreshSignIn } from '../../../people/sessions/index.ts'
import { keyView } from './access-key-view.ts'
import { refuseScopes } from './admit-settings.ts'

const most = 20
const perMinute = 300
const day = 24 * 3_600_000

export const listMyAccessKeys = serve(contract.accessKeys.mine, async ({ actor, now, server }) => {
  const directory = await server.directories.of(actor.tenant)
  const rows = await listKeysOf(server.db.platform, actor.tenant, actor.personId)
  return { list: rows.map((row) => ({ ...keyView(row, { directory, now }), kind: row.kind })) }
})

export const createMyAccessKey = serve(contract.accessKeys.createMine, async (call) => {
  const { input, actor, now, server } = call
  const { tenant, personId } = actor
  const { name, scopes, days } = input
  refuseScopes(scopes)
  await requireFreshSignIn(call)
  if ((await countKeys(server.db.platform, tenant, { personId })) >= most)
    throw new Refusal<RefusalCode>('accessKeys.tooMany', { most })

  const id = server.newId()
  const { secret, ...kept } = newKeySecret('personal', server.random)
  await insertKey(server.db.platform, {
    ...kept,
    ...{ id, name, scopes, personId, perMinute, tenantCode: tenant, kind: 'personal', networks: [] },
    ...{ ownerId: personId, createdBy: personId, createdAt: now, changedAt: now },
    expiresAt: isoOf(Date.parse(now) + days * day),
  })
  return { id, secret }
})

export const removeMyAccessKey = serve(
  contract.accessKeys.removeMine,
  async ({ input, actor, now, server }) => {
    const { tenant, personId } = actor
    const revocation = { tenant, id: input.id, by: personId, now, personId }
    if (!(await revokeKey(server.db.platform, revocation)))
      throw new Refusal<RefusalCode>('accessKeys.notFound')
    return null
  },
)
