import { contract, type Endpoint, type ParsedInput, type RefusalCode } from '@signet/contract'
import { type Delegation, whyNotDelegate } from '@signet/flow'
import { Refusal } from '@signet/std'
import { type Call, serve } from '../../../http/serve.ts'
import type { Snapshot } from '../../../people/directory/index.ts'
import { announcePermissions } from '../../../people/rights/announce-permissions.ts'
import { delegationsAhead, knownFlows, lockDelegations } from '../../../people/rights/delegation-store.ts'
import { insertDelegation, kindsToAccept, replaceDelegation } from './delegation-change-store.ts'
import { delegationStatus, isInForce, listNumber, lockOwnDelegation } from './delegation-status.ts'

export const createDelegation = serve(contract.delegations.create, async (call) => {
  const { input, actor, tx, now, server } = call
  const delegation = await validateDelegation(call, { ...input, id: server.newId() })
  const isAsked = (await kindsToAccept(tx)).has(input.kind)

  await insertDelegation(tx, { delegation, note: input.note, now, answer: isAsked ? 'open' : 'accepted' })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (!isAsked && isInForce(delegation, now)) announcePermissions(call, delegation.to)
  const directory = await server.directories.of(actor.tenant)
  notifyReceivers(call, { delegation, directory, sentence: isAsked ? 'asked' : 'given' })
  return { id: delegation.id }
})

export const editDelegation = serve(contract.delegations.edit, async (call) => {
  const { input, actor, tx, now, server } = call
  const before = await lockOwnDelegation(call, input.id)
  if (before.fromId !== actor.personId) throw new Refusal<RefusalCode>('delegations.notFound')
  if (!delegationStatus(before, { ...actor, now }).may.edit)
    throw new Refusal<RefusalCode>('delegations.accepted')

  const delegation = await validateDelegation(call, input)
  const isAsked = (await kindsToAccept(tx)).has(input.kind)
  await replaceDelegation(tx, { delegation, note: input.note, now, answer: isAsked ? 'open' : 'accepted' })
  await server.directories.changed({ ...call, tenant: actor.tenant })
  if (!isAsked && isInForce(delegation, now)) announcePermissions(call, delegation.to)
  const directory = await server.directories.of(actor.tenant)
  notifyReceivers(call, { delegation, directory, sentence: isAsked ? 'asked' : 'given' })
  return null
})

type DelegationInput = Omit<ParsedInput<typeof contract.delegations.edit>, 'note'>
type DelegationAuthor = Pick<Call<Endpoint>, 'actor' | 'tx' | 'now' | 'server'>

/**
 * Checks a requested delegation and returns it ready to store; refuses an invalid one. Serialized per
 * tenant.
 */
async function validateDelegation(context: DelegationAuthor, request: DelegationInput): Promise<Delegation> {
  const { actor, tx, now, server } = context
  const { id, kind, startsAt: start, endsAt: end } = request
  const [flows, to] = [[...new Set(request.flowIds)], [...new Set(request.toUserIds)]]
  if ((await knownFlows(tx, flows)) < flows.length) throw new Refusal<RefusalCode>('approvals.flowNotFound')
  if (actor.isAdministrator) throw new Refusal<RefusalCode>('delegations.byAdministrator')
  if (Date.parse(end) <= Date.parse(now)) throw new Refusal<RefusalCode>('delegations.alreadyOver')

  await lockDelegations(tx, actor.tenant)
  const directory = await server.directories.of(actor.tenant)
  refuseAdministrators(directory, to)
  const delegation = { ...{ id, kind, from: actor.personId, to, start, end }, flows: flowsOf(flows) }
  const why = whyNotDelegate(delegation, { existing: await delegationsAhead(tx, now), directory })
  if (why) throw new Refusal<RefusalCode>(why.code, why.params ?? {})
  return delegation
}

function flowsOf(flows: readonly string[]): Delegation['flows'] {
  return flows.length === 0 ? 'all' : flows
}

/** Administrators may do everything anyway and receive no delegations. */
function refuseAdministrators(directory: Snapshot, to: readonly string[]): void {
  const administrators = directory.administrators()
  const one = to.find((person) => administrators.includes(person))
  if (one !== undefined)
    throw new Refusal<RefusalCode>('delegations.toAdministrator', { name: directory.nameOf(one) })
}

type ReceiverNotice = Readonly<{ delegation: Delegation; directory: Snapshot; sentence: 'given' | 'asked' }>

/** Notifies receivers that they may act for someone, or that they are asked to. */
function notifyReceivers(
  { tell, now }: Pick<Call<Endpoint>, 'tell' | 'now'>,
  { delegation: { id, kind, from, to }, directory, sentence }: ReceiverNotice,
): void {
  tell({
    topic: 'notice',
    body: {
      toPersonIds: to,
      kind: 'flow',
      titleKey: `delegations.notice.${sentence}`,
      titleParams: { person: directory.nameOf(from), kind },
      senderId: from,
      delegation: listNumber(kind, 'forMe'),
      fact: `delegation:${id}:${sentence}:${now}`,
    },
  })
}
