import type { contract, Endpoint, ParsedInput, RefusalCode } from '@signet/contract'
import { type Delegation, whyNotDelegate } from '@signet/flow'
import { Refusal } from '@signet/std'
import type { Call } from '../../http/serve.ts'
import type { Snapshot } from '../../people/directory/index.ts'
import { delegationsAhead, holdDelegations, knownFlows } from '../../people/rights/delegation-store.ts'

type DelegationInput = Omit<ParsedInput<typeof contract.delegations.edit>, 'note'>
type DelegationAuthor = Pick<Call<Endpoint>, 'actor' | 'tx' | 'now' | 'server'>

/**
 * Checks a requested delegation and returns it ready to store; refuses an invalid one. Serialized per
 * tenant.
 */
export async function wishedDelegation(
  wishing: DelegationAuthor,
  wish: DelegationInput,
): Promise<Delegation> {
  const { actor, tx, now, server } = wishing
  const { id, kind, startsAt: start, endsAt: end } = wish
  const [flows, to] = [[...new Set(wish.flowIds)], [...new Set(wish.toUserIds)]]
  if ((await knownFlows(tx, flows)) < flows.length) throw new Refusal<RefusalCode>('approvals.flowNotFound')
  if (actor.isAdministrator) throw new Refusal<RefusalCode>('delegations.byAdministrator')
  if (Date.parse(end) <= Date.parse(now)) throw new Refusal<RefusalCode>('delegations.alreadyOver')

  await holdDelegations(tx, actor.tenant)
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
