import type { Client } from '@signet/client'
import type { World } from './journey.ts'
import { clientOf } from './publish.ts'

export async function idOf(world: World, account: string): Promise<string> {
  const { session } = await clientOf(world, account)
  return (await session.currentUser({})).userInfo.userId
}

type Flow = Parameters<Client['flowDesign']['create']>[0]['definition']

/** Publishes a flow on a form with one field, `what`. Returns its id. */
export async function publishFlow(world: World, code: string, definition: Flow): Promise<string> {
  const { formDesign, flowDesign } = await clientOf(world, 'admin')
  const form = {
    version: 1,
    key: code,
    fields: [{ key: 'what', kind: 'input', label: '事由', required: true, inList: true }],
  }
  const { id: formId } = await formDesign.create({ name: code, code, definition: form })
  await formDesign.publish({ id: formId })
  const { id } = await flowDesign.create({ name: code, code, formId, definition })
  await flowDesign.publish({ id, reason: '演示' })
  return id
}

type Step = Readonly<{ id: string; name: string; people: readonly string[] } & Record<string, unknown>>

/** Steps with one named approver each, in a row. */
export function stepsInARow(
  name: string,
  steps: readonly Step[],
  rules: Readonly<Record<string, unknown>> = {},
): Flow {
  const nodes = steps.map(({ people, ...step }) => ({
    kind: 'approver',
    sources: [{ kind: 'people', people: [...people] }],
    ...step,
  }))
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  return {
    version: 1,
    name,
    rules: { ...rules },
    nodes: [{ id: 'start', kind: 'start', name: '发起' }, ...nodes, { id: 'end', kind: 'end', name: '结束' }],
    lines: ids.slice(1).map((to, index) => ({ id: `line${index}`, from: ids[index], to })),
  }
}

/** Launches a case as the employee and returns its id. */
export async function launch(world: World, flowId: string, what: string): Promise<string> {
  const { approvals } = await clientOf(world, 'employee')
  return (await approvals.launch({ flowId, values: { what } })).caseId
}
