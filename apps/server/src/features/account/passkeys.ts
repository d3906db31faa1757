import { contract, type RefusalCode } from '@signet/contract'
import { Refusal } from '@signet/std'
import { serve } from '../../http/serve.ts'
import { refuseOutside } from '../../people/rights/refuse-outside.ts'
import {
  beginPasskey,
  listPasskeys,
  registerPasskey,
  removeAllPasskeys,
  removePasskey,
  renamePasskey,
  requireFreshSignIn,
} from '../../people/sessions/index.ts'

export const myPasskeys = serve(contract.passkeys.list, async ({ actor, tx, server }) => ({
  host: server.relyingParty?.id ?? '',
  list: [...(await listPasskeys(tx, actor.personId))],
}))

export const beginRegistration = serve(contract.passkeys.beginRegistration, async (call) => {
  await requireFreshSignIn(call)
  const { actor, server } = call
  const { tenant, personId, session: secret } = actor
  const person = (await server.directories.of(tenant)).people.get(personId)
  const { systemName: company } = await server.settings.of(tenant, 'identity')
  const named = { account: person?.account ?? personId, name: person?.name ?? '', company }
  return beginPasskey(server, { tenant, personId, secret, ...named })
})

export const register = serve(contract.passkeys.register, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, server, caller, now, tell } = call
  const { tenant, personId, session: secret } = actor
  const { what, requestId } = caller
  const id = server.newId()
  await registerPasskey(tx, server, {
    ...{ tenant, personId, id, secret, now, ...input },
    onProblem: (error) => server.callLog.noteCause(tenant, { what, requestId, error }),
  })
  tell(passkeyNotice('passkeyAdded', personId, { now, name: input.name }))

  return { id }
})

export const rename = serve(contract.passkeys.rename, async ({ input: { id, name }, actor, tx }) => {
  if (!(await renamePasskey(tx, { id, personId: actor.personId }, name)))
    throw new Refusal<RefusalCode>('account.passkeyNotFound')
  return null
})

export const remove = serve(contract.passkeys.remove, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, now, tell } = call
  const { personId } = actor
  const name = await removePasskey(tx, { id: input.id, personId })
  if (name === undefined) throw new Refusal<RefusalCode>('account.passkeyNotFound')
  tell(passkeyNotice('passkeyRemoved', personId, { now, name }))

  return null
})

/** For somebody whose device was lost or stolen. */
export const resetPasskeys = serve(contract.passkeys.resetOf, async (call) => {
  await requireFreshSignIn(call)
  const { input, actor, tx, server, now, tell } = call
  const person = (await server.directories.of(actor.tenant)).people.get(input.id)
  if (!person) throw new Refusal<RefusalCode>('organization.notFound')
  await refuseOutside(call, 'people', { people: [input.id] })
  if (!(await removeAllPasskeys(tx, input.id))) throw new Refusal<RefusalCode>('waysIn.noPasskey')
  tell(passkeyNotice('passkeysReset', input.id, { now, name: '' }))

  return null
})

/** What the owner of an account reads when somebody can get in another way. */
function passkeyNotice(
  kind: 'passkeyAdded' | 'passkeyRemoved' | 'passkeysReset',
  personId: string,
  { now, name }: Readonly<{ now: string; name: string }>,
) {
  const fact = `passkey:${personId}:${now}`
  const titleKey = `account.notice.${kind}`
  return {
    topic: 'notice',
    body: { toPersonIds: [personId], kind: 'system', titleKey, titleParams: { name }, fact },
  } as const
}
