import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../test/company-flows.ts'
import { type Office, openOffice } from '../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const idOf = (account: 'li' | 'wang' | 'zhao') => office.company.people[account] ?? ''
let made = 0
async function interfaceOf(
  rows: Record<string, unknown>[],
  parameters: { name: string; type: 'date' }[] = [],
) {
  made += 1
  const { dataInterfaces } = await office.as('admin')
  return dataInterfaces.create({
    fullName: '审批人',
    enCode: `buyers${made}`,
    source: { kind: 'static', rows },
    audience: { kind: 'administrators' },
    parameters,
  })
}
const asks = (id: string, parameters: Record<string, string> = {}) => ({
  sources: [{ kind: 'dataInterface' as const, interface: id, parameters }],
})
const holdersOf = async (caseId: string) => {
  const { route } = await (await office.as('admin')).approvals.open({ caseId })
  return route.find(({ state }) => state === 'active')?.people.map(({ person }) => person.id)
}

test('a data interface names the approvers of the first step and of later ones', async () => {
  const [first, later] = [
    await interfaceOf([{ handleId: `${idOf('li')}, ${idOf('wang')}` }, { handleId: 'nobody' }]),
    await interfaceOf([{ handleId: idOf('zhao') }]),
  ]
  const nodes = [
    start(),
    approver(office, 'review', [], asks(first.id)),
    approver(office, 'buy', [], asks(later.id)),
    end,
  ]
  const { flowId } = await publishFlow(office, chain(nodes))
  const { steps } = await (await office.as('employee')).approvals.previewRoute({ flowId, values: claim })
  expect(steps.flatMap(({ people }) => people.map(({ person }) => person.id))).toContain(idOf('zhao'))

  const caseId = await launchAs(office, 'employee', flowId)
  expect(await holdersOf(caseId)).toEqual([idOf('li'), idOf('wang')])
  await agreeAs(office, 'li', caseId)
  expect(await taskOf(office, 'zhao', caseId)).toContain(caseId)
})

test('an interface that cannot answer names no one, and its log says why', async () => {
  const broken = await interfaceOf([{ handleId: idOf('li') }], [{ name: 'day', type: 'date' }])
  const nodes = [start(), approver(office, 'review', [], asks(broken.id, { day: 'subject' })), end]
  const { flowId } = await publishFlow(office, chain(nodes))
  const caseId = await launchAs(office, 'employee', flowId)

  expect(await holdersOf(caseId)).toContain(office.company.people.admin)
  const { list } = await (await office.as('admin')).dataInterfaces.calls({ id: broken.id })
  expect(list.at(-1)).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('day') })
})
