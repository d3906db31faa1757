import { readTemplate } from '@signet/print'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Account, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { textOfPdf } from '../../../../test/text-of-pdf.ts'
import { throwDice } from '../../../seed/dice.ts'
import { drawSignature } from '../../../seed/history/draw-signature.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  flowId = (await publishFlow(office, chain([start(), approver(office, 'review', ['manager']), end]))).flowId
})
afterAll(() => office.close())

const icon = drawSignature(throwDice(1))
const keeperOf = (account: Account) => [{ kind: 'person' as const, id: office.company.people[account] }]
const settings = (enCode: string, more: object = {}) => ({
  ...{ fullName: `公章{$model} ${enCode}`, enCode, kind: 'company' as const, icon },
  keepers: keeperOf('manager'),
  ...more,
})
const create = async (enCode: string, more: object = {}) =>
  (await (await office.as('admin')).seals.create(settings(enCode, more))).id

async function runningCase(): Promise<string> {
  office.clock.pass(minutes(1))
  return launchAs(office, 'employee', flowId)
}
async function approvedCase(): Promise<string> {
  const caseId = await runningCase()
  const taskId = await taskOf(office, 'manager', caseId)
  await (await office.as('manager')).approvals.agree({ taskId, opinion: '同意' })
  return caseId
}

test('the keeper puts a seal on an approved request; its print, its PDF and the ledger show it', async () => {
  const sealId = await create('main')
  const caseId = await approvedCase()
  const manager = await office.as('manager')
  expect((await manager.seals.offered({ caseId })).offered.map(({ id }) => id)).toContain(sealId)
  await manager.seals.apply({ caseId, sealId, reason: '对外合同' })

  const employee = await office.as('employee')
  const { definition } = await employee.evidence.openCaseSheet({ caseId })
  const { blocks } = readTemplate(definition)
  expect(blocks.at(-2)).toMatchObject({ kind: 'image', picture: icon })
  expect(blocks.at(-1)).toMatchObject({ kind: 'text', text: expect.stringContaining('公章$model main · ') })
  const { url } = await employee.evidence.printCase({ caseId })
  const pdf = Buffer.from(await (await fetch(new URL(url, await office.address()))).arrayBuffer())
  expect(textOfPdf(pdf)).toContain('公章$model main')

  const { list } = await (await office.as('admin')).seals.ledger({ sealId })
  expect(list).toMatchObject([
    {
      sealName: '公章{$model} main',
      caseId,
      reason: '对外合同',
      person: { id: office.company.people.manager },
    },
  ])
  expect(await manager.seals.offered({ caseId })).toMatchObject({
    offered: [],
    applied: [{ sealId }],
  })
})

test('a seal stays on a request once, also when two press at the same moment', async () => {
  const sealId = await create('twice')
  const caseId = await approvedCase()
  const { seals } = await office.as('manager')
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => seals.apply({ caseId, sealId })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusalOf(seals.apply({ caseId, sealId }))).toBe('seals.applied')
})

test('a request has at most eight seals, also when ten are put on it at the same moment', async () => {
  const sealIds: string[] = []
  for (let number = 0; number < 10; number += 1) sealIds.push(await create(`many${number}`))
  const caseId = await approvedCase()
  const { seals } = await office.as('manager')
  const results = await Promise.all(
    sealIds.map((sealId) =>
      seals.apply({ caseId, sealId }).then(
        () => 'applied',
        ({ code }) => code,
      ),
    ),
  )
  expect(results.toSorted()).toEqual([
    ...Array.from({ length: 8 }, () => 'applied'),
    ...Array.from({ length: 2 }, () => 'seals.tooMany'),
  ])
})

test('people without a right on the seal are refused with the reason, administrators too', async () => {
  const sealId = await create('kept')
  const caseId = await approvedCase()
  for (const account of ['employee', 'admin'] as const) {
    const { seals } = await office.as(account)
    expect((await seals.offered({ caseId })).offered).toEqual([])
    expect(await refusalOf(seals.apply({ caseId, sealId }))).toBe('seals.notYours')
  }
  expect(await refusalOf((await office.as('li')).seals.apply({ caseId, sealId }))).toBe(
    'approvals.notInvolved',
  )
  expect((await (await office.as('admin')).seals.ledger({ sealId })).list).toEqual([])
})

test('a running request and a disabled seal cannot be combined with anything', async () => {
  const sealId = await create('off')
  const { seals } = await office.as('manager')
  const running = await runningCase()
  expect(await refusalOf(seals.apply({ caseId: running, sealId }))).toBe('seals.notApproved')
  await (await office.as('admin')).seals.update({
    ...settings('off', { enabledMark: 0 }),
    ...{ id: sealId, version: 1 },
  })
  expect(await refusalOf(seals.apply({ caseId: await approvedCase(), sealId }))).toBe('seals.off')
})

test('a print keeps the picture that the seal had, and a used seal cannot be deleted', async () => {
  const sealId = await create('changed')
  const caseId = await approvedCase()
  await (await office.as('manager')).seals.apply({ caseId, sealId })
  const { seals } = await office.as('admin')
  const other = drawSignature(throwDice(2))
  await seals.update({ ...settings('changed', { icon: other }), id: sealId, version: 1 })

  const { definition } = await (await office.as('employee')).evidence.openCaseSheet({ caseId })
  expect(readTemplate(definition).blocks.at(-2)).toMatchObject({ picture: icon })
  expect(await refusalOf(seals.remove({ id: sealId }))).toBe('seals.inUse')
  const stale = seals.update({ ...settings('changed'), id: sealId, version: 1 })
  expect(await refusalOf(stale)).toBe('seals.changedMeanwhile')
  const unused = await create('unused')
  await seals.remove({ id: unused })
  expect(await refusalOf(seals.open({ id: unused }))).toBe('seals.notFound')
})

test('no statement changes or deletes a row of the ledger', async () => {
  const sealId = await create('ledger')
  await (await office.as('manager')).seals.apply({ caseId: await approvedCase(), sealId })
  const db = office.db.tenant('demo')
  await expect(db.deleteFrom('sealUse').execute()).rejects.toThrow('keeps every row')
  await expect(db.updateTable('sealUse').set({ reason: '改' }).execute()).rejects.toThrow('keeps every row')
})

test.each([
  [
    'a drawing with a script',
    `data:image/svg+xml;base64,${Buffer.from('<svg onload="x"/>').toString('base64')}`,
  ],
  ['an address elsewhere', 'https://example.com/seal.png'],
  ['a picture cut off', icon.slice(0, 200)],
])('%s is no seal', async (_name, hostile) => {
  expect(await refusalOf(create('hostile', { icon: hostile }))).toBe('seals.notAPicture')
})

test('codes are unique, holders exist, and another company has its own seals', async () => {
  const id = await create('unique')
  expect(await refusalOf(create('unique'))).toBe('seals.codeTaken')
  expect(await refusalOf(create('nobody', { keepers: [{ kind: 'person', id: 'gone' }] }))).toBe(
    'organization.notFound',
  )
  const { seals } = await office.other.as('admin')
  expect((await seals.list({})).list).toEqual([])
  expect(await refusalOf(seals.open({ id }))).toBe('seals.notFound')
  expect(await refusalOf((await office.as('li')).seals.list({}))).toBe('session.administratorsOnly')
})

test('an administrator sees who has a signature and withdraws one', async () => {
  const { signatures } = await office.as('li')
  const first = await signatures.add({ signImg: icon })
  office.clock.pass(minutes(1))
  const second = await signatures.add({ signImg: icon })
  const { signatureAdministration } = await office.as('admin')
  const personId = office.company.people.li
  expect((await signatureAdministration.list({})).list.map(({ id }) => id)).toEqual([second.id, first.id])
  expect((await signatureAdministration.list({ keyword: 'wang' })).list).toEqual([])

  await signatureAdministration.withdraw({ personId, id: first.id })
  expect(await signatures.mine()).toMatchObject([{ id: second.id, isDefault: 1 }])
  const again = signatureAdministration.withdraw({ personId, id: first.id })
  expect(await refusalOf(again)).toBe('signatures.notFound')
})
