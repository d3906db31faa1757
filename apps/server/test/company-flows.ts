import type { FlowDefinitionDraft } from '@signet/flow'
import type { FormDefinitionInput } from '@signet/form'
import type { Account } from './company.ts'
import type { Office } from './office.ts'

type Node = FlowDefinitionDraft['nodes'][number]
type Line = FlowDefinitionDraft['lines'][number]
type Rules = NonNullable<FlowDefinitionDraft['rules']>
type PeopleNode = Extract<Node, { kind: 'approver' | 'handler' }>

/** An expense claim: subject, amount, date, spender and lines. */
export const expenseClaim = (key = 'expense'): FormDefinitionInput => ({
  version: 1,
  key,
  fields: [
    { key: 'subject', kind: 'input', label: '事由', required: true, inList: true },
    {
      key: 'amount',
      kind: 'number',
      label: '金额',
      required: true,
      inList: true,
      settings: { precision: 2 },
    },
    { key: 'spentOn', kind: 'date', label: '日期' },
    { key: 'companion', kind: 'user-select', label: '同行人' },
    { key: 'note', kind: 'textarea', label: '备注' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      fields: [
        { key: 'item', kind: 'input', label: '项目' },
        { key: 'price', kind: 'number', label: '单价', settings: { precision: 2 } },
      ],
    },
  ],
})

/** An approval node: `approver('review', ['li', 'wang'], { voting: … })`. */
export function approver(
  office: Office,
  id: string,
  people: readonly Account[],
  more: Partial<PeopleNode> = {},
): Node {
  const ids = people.map((account) => office.company.people[account])
  return { id, name: id, kind: 'approver', sources: [{ kind: 'people', people: ids }], ...more } as Node
}

export const start = (more: Partial<Extract<Node, { kind: 'start' }>> = {}): Node => ({
  id: 'start',
  name: '发起',
  kind: 'start',
  ...more,
})
export const end: Node = { id: 'end', name: '结束', kind: 'end' }

/** Connects nodes in sequence. */
export function chain(nodes: readonly Node[], rules: Rules = {}): FlowDefinitionDraft {
  const lines = nodes.slice(1).map(({ id }, index) => line(nodes[index]?.id ?? '', id))
  return { version: 1, name: '测试流程', nodes: [...nodes], lines, rules }
}

export function line(from: string, to: string, more: Partial<Line> = {}): Line {
  return { id: `${from}-${to}`, from, to, ...more }
}

export type PublishedFlow = Readonly<{ flowId: string; formId: string }>

/** Publishes a new form and flow as administrator. */
export async function publishFlow(
  office: Office,
  flow: FlowDefinitionDraft,
  form: FormDefinitionInput = expenseClaim(`expense${++made}`),
): Promise<PublishedFlow> {
  const { formDesign, flowDesign } = await office.as('admin')
  const { id: formId } = await formDesign.create({ name: '报销单', code: form.key, definition: form })
  await formDesign.publish({ id: formId })
  const { id: flowId } = await flowDesign.create({
    name: flow.name,
    code: `flow${form.key}`,
    category: '财务',
    formId,
    definition: flow,
  })
  await flowDesign.publish({ id: flowId, reason: '测试' })
  return { flowId, formId }
}

let made = 0

export const claim = { subject: '出差', amount: '128.50' }

/** Launches a case and returns its id. */
export async function launchAs(
  office: Office,
  account: Account,
  flowId: string,
  values: Readonly<Record<string, unknown>> = claim,
): Promise<string> {
  const { approvals } = await office.as(account)
  return (await approvals.launch({ flowId, values })).caseId
}

/** Returns the open task of a person on a case. */
export async function taskOf(office: Office, account: Account, caseId: string): Promise<string> {
  const { approvals } = await office.as(account)
  for (const list of ['doing', 'toDo', 'toSign'] as const) {
    const { list: rows } = await approvals.list({ list, pageSize: 200 })
    const row = rows.find((card) => card.caseId === caseId)
    if (row?.taskId) return row.taskId
  }
  throw new Error(`${account} has nothing to do on ${caseId}`)
}

/** Agrees to a person's open task. */
export async function agreeAs(office: Office, account: Account, caseId: string) {
  const { approvals } = await office.as(account)
  return approvals.agree({ taskId: await taskOf(office, account, caseId) })
}

export async function statusOf(office: Office, caseId: string): Promise<string> {
  const { approvals } = await office.as('admin')
  return (await approvals.open({ caseId })).status
}
