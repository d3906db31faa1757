import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  claim,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
  taskOf,
} from '../../../test/company-flows.ts'
import { type Account, hours, type Office, openOffice, refusalOf, uploaded } from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

test('an approver waiting for added signers, and their agent, can open the attachments; no one else can', async () => {
  const review = approver(office, 'review', ['li'], { addSigners: 1 })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const fileId = await uploaded(office, 'employee', '报价.txt')
  const file = { fileId, name: '报价.txt', size: 6, type: 'text/plain' }
  await (await office.as('employee')).approvals.comment({ caseId, text: '报价见附件', attachments: [file] })
  const { wang, zhao } = office.company.people
  const li = await office.as('li')
  const now = office.clock()
  await li.delegations.create({
    ...{ kind: 'agency', toUserIds: [zhao ?? ''], flowIds: [flowId] },
    ...{ startsAt: new Date(now).toISOString(), endsAt: new Date(now + hours(1)).toISOString() },
  })
  const taskId = await taskOf(office, 'li', caseId)
  await li.approvals.addSigners({ taskId, userIds: [wang ?? ''], place: 'before' })

  const described = async (account: Account) => (await office.as(account)).files.describe({ fileId })
  for (const account of ['li', 'wang', 'zhao'] as const)
    expect(await described(account)).toMatchObject({ name: '报价.txt' })
  expect(await refusalOf(described('chen'))).toBe('files.notFound')
})

test('a file in a hidden field cannot be opened by people from whom it is hidden, even by a text with its id', async () => {
  const form = expenseClaim('attached')
  const table = { key: 'papers', kind: 'sub-table', label: '票据' }
  const column = { key: 'scan', kind: 'file-upload', label: '扫描件' }
  const fields = [
    ...form.fields,
    { ...table, fields: [column] },
    { ...column, key: 'contract' },
    { ...column, key: 'proof' },
  ]
  const hidden = { fields: { contract: 'hidden', 'papers.scan': 'hidden', proof: 'write' } } as const
  const nodes = [
    start(),
    approver(office, 'review', ['li', 'wang'], { ...hidden, voting: { mode: 'all' } }),
    approver(office, 'pay', ['finance', 'wang']),
    end,
  ]
  const { flowId } = await publishFlow(office, chain(nodes), { ...form, fields })
  const ids = [await uploaded(office, 'employee', '合同.txt'), await uploaded(office, 'employee', '票.txt')]
  const [contract, scan] = ids.map((fileId, index) => ({ fileId, name: `${index}.txt`, size: 6 }))
  const named = { note: `${ids[0]}`, subject: `${ids[1]}` }
  const values = { ...claim, ...named, contract: [contract], papers: [{ id: 'a', scan: [scan] }] }
  const caseId = await launchAs(office, 'employee', flowId, values)
  const note = await uploaded(office, 'employee', '说明.txt')
  const along = [{ fileId: note, name: '说明.txt', size: 6, type: 'text/plain' }]
  await (await office.as('employee')).approvals.comment({ caseId, text: '见附件', attachments: along })

  const heard = async (account: Account, fileId: string) => {
    const { files } = await office.as(account)
    return new Set([
      await refusalOf(files.describe({ fileId })),
      await refusalOf(files.download({ type: 'annex', fileId })),
      await refusalOf(files.pack({ type: 'annex', list: [{ fileId }] })),
    ])
  }
  const [refused, given] = [new Set(['files.notFound']), new Set(['not refused'])]
  for (const fileId of ids) expect(await heard('li', fileId)).toEqual(refused)
  expect(await heard('li', note)).toEqual(given)
  const { approvals } = await office.as('li')
  const taskId = await taskOf(office, 'li', caseId)
  for (const file of [contract, scan])
    expect(await refusalOf(approvals.agree({ taskId, values: { proof: [file] } }))).toBe('files.notFound')
  await agreeAs(office, 'li', caseId)
  expect(await heard('wang', ids[0] ?? '')).toEqual(refused)
  await agreeAs(office, 'wang', caseId)
  for (const fileId of ids) {
    expect([await heard('wang', fileId), await heard('finance', fileId)]).toEqual([given, given])
    expect(await heard('li', fileId)).toEqual(refused)
  }
})
