/** What everybody's permission set allows with claims. */
const allowed = { allowCreate: true, allowRead: true, allowEdit: true }

/**
 * ObjectStack's words for what `threeInARow` is in ours: a claim of two fields, and a flow that each new claim starts,
 * with one approval node for each of these people (their ids). The record says how it ended.
 */
export function claimStack(people: readonly string[]): object {
  return {
    manifest: {
      ...{ id: 'bench', namespace: 'bench', name: 'Bench', version: '1.0.0', type: 'app' },
      engines: { protocol: '^17' },
    },
    requires: ['auth', 'automation', 'approvals', 'triggers', 'settings', 'cache'],
    objects: [claim],
    permissions: [{ name: 'bench_user', label: 'User', isDefault: true, objects: { bench_claim: allowed } }],
    flows: people.length === 0 ? [] : [flowOf(people)],
  }
}

const claim = {
  name: 'bench_claim',
  label: 'Claim',
  sharingModel: 'public_read_write',
  enable: { apiEnabled: true },
  fields: {
    reason: { type: 'text', label: 'Reason', required: true },
    amount: { type: 'currency', label: 'Amount', required: true },
    outcome: { type: 'text', label: 'Outcome' },
  },
}

function flowOf(people: readonly string[]): object {
  const steps = people.map((person, place) => ({
    id: `step${place + 1}`,
    type: 'approval',
    label: `Step ${place + 1}`,
    config: {
      approvers: [{ type: 'user', value: person }],
      ...(place === people.length - 1 && { approvalStatusField: 'outcome' }),
    },
  }))
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  const onwards = ids.slice(1).map((target, place) => ({
    ...{ id: `to_${target}`, source: ids[place], target },
    ...(place > 0 && { label: 'approve' }),
  }))
  const rejected = steps.map(({ id }) => ({ id: `no_${id}`, source: id, target: 'end', label: 'reject' }))
  const config = { objectName: claim.name, triggerType: 'record-after-create' }
  return {
    ...{ name: 'claim_approval', label: 'Claim', type: 'record_change', status: 'active', runAs: 'system' },
    nodes: [
      { id: 'start', type: 'start', label: 'Start', config },
      ...steps,
      { id: 'end', type: 'end', label: 'End' },
    ],
    edges: [...onwards, ...rejected],
  }
}
