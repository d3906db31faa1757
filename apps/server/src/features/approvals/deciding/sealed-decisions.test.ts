import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
  taskOf,
} from '../../../../test/company-flows.ts'
import { type Account, minutes, type Office, openOffice, refusalOf } from '../../../../test/index.ts'
import { textOfPdf } from '../../../../test/text-of-pdf.ts'
import { unzipped } from '../../../../test/unzipped.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'
import { throwDice } from '../../../seed/dice.ts'
import { drawSignature } from '../../../seed/history/draw-signature.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

const icon = drawSignature(throwDice(7))
const settings = (enCode: string, more: object = {}) => ({
  ...{ fullName: `公章 ${enCode}`, enCode, kind: 'company' as const, icon },
  keepers: [{ kind: 'person' as const, id: office.company.people.manager }],
  ...more,
})
const create = async (enCode: string, more: object = {}) =>
  (await (await office.as('admin')).seals.create(settings(enCode, more))).id
const disable = async (id: string, enCode: string) =>
  (await office.as('admin')).seals.update({ ...settings(enCode, { enabledMark: 0 }), id, version: 1 })
const ledgerOf = async (sealId: string) =>
  (await (await office.as('admin')).seals.ledger({ sealId })).list.map(({ taskId, withdrawn }) => ({
    taskId,
    isWithdrawn: withdrawn !== null,
  }))

type Seal = { rule: 'none' | 'may' | 'must'; seals?: string[] }

/** A request of a flow whose first step asks the manager for a seal; the second is of Li. */
async function sealedCase(seal: Seal, more: Parameters<typeof approver>[3] = {}) {
  office.clock.pass(minutes(1))
  const steps = [approver(office, 'review', ['manager'], { seal, ...more } as typeof more)]
  const { flowId } = await publishFlow(
    office,
    chain([start(), ...steps, approver(office, 'check', ['li']), end], { recall: 'anytime', revoke: true }),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  return { caseId, flowId, taskId: await taskOf(office, 'manager', caseId) }
}
const openAs = async (account: Account, caseId: string, taskId?: string) =>
  (await office.as(account)).approvals.open({ caseId, ...(taskId !== undefined && { taskId }) })

test('the case says which seals its step asks for, and the decision is in the ledger with its task', async () => {
  const sealId = await create('main')
  await create('foreign', { keepers: [{ kind: 'person', id: office.company.people.li }] })
  const { caseId, taskId } = await sealedCase({ rule: 'must', seals: [sealId] })
  const { opinion } = await openAs('manager', caseId, taskId)
  expect(opinion.seal).toEqual({
    rule: 'must',
    offered: [{ id: sealId, fullName: '公章 main', asksReason: false }],
  })
  const { approvals, seals } = await office.as('manager')
  expect((await seals.ofTask({ taskId })).offered).toMatchObject([{ id: sealId, icon }])
  expect(await refusalOf(approvals.agree({ taskId }))).toBe('flow.sealRequired')
  await approvals.agree({ taskId, seal: { sealId } })

  expect(await ledgerOf(sealId)).toEqual([{ taskId, isWithdrawn: false }])
  const { route } = await openAs('employee', caseId)
  const people = route.flatMap((step) => step.people)
  expect(people.find((person) => person.taskId === taskId)?.seal).toEqual({
    name: '公章 main',
    picture: icon,
    isWithdrawn: false,
  })
})

test('a seal of others, one that the step does not name and one of no company are refused', async () => {
  const own = await create('own')
  const other = await create('other', { keepers: [{ kind: 'person', id: office.company.people.li }] })
  const more = await create('more')
  const { taskId, caseId } = await sealedCase({ rule: 'must', seals: [own, other] })
  const { approvals } = await office.as('manager')
  const refused = (sealId: string) => refusalOf(approvals.agree({ taskId, seal: { sealId } }))
  expect(await refused(other)).toBe('seals.notYours')
  expect(await refused(more)).toBe('flow.sealNotOffered')
  expect(await refused('gone')).toBe('seals.notFound')
  const foreign = (
    await (
      await office.other.as('admin')
    ).seals.create(
      settings('own', {
        keepers: [{ kind: 'everybody', id: '' }],
      }),
    )
  ).id
  expect(await refused(foreign)).toBe('seals.notFound')
  expect(await statusOf(office, caseId)).toBe('running')
  for (const sealId of [own, other, more]) expect(await ledgerOf(sealId)).toEqual([])
})

test('a seal that is disabled between the page and the decision is refused', async () => {
  const sealId = await create('late')
  const { caseId, taskId } = await sealedCase({ rule: 'must' })
  expect((await openAs('manager', caseId, taskId)).opinion.seal.offered.map(({ id }) => id)).toContain(sealId)
  await disable(sealId, 'late')
  const { approvals } = await office.as('manager')
  expect(await refusalOf(approvals.agree({ taskId, seal: { sealId } }))).toBe('seals.off')
  expect((await openAs('manager', caseId, taskId)).opinion.seal.offered.map(({ id }) => id)).not.toContain(
    sealId,
  )
})

test('a seal that asks for a reason is not applied without one', async () => {
  const sealId = await create('why', { asksReason: true })
  const { taskId } = await sealedCase({ rule: 'may' })
  const { approvals } = await office.as('manager')
  expect(await refusalOf(approvals.agree({ taskId, seal: { sealId } }))).toBe('seals.reasonRequired')
  await approvals.agree({ taskId, seal: { sealId, reason: '一式两份' } })
  const { list } = await (await office.as('admin')).seals.ledger({ sealId })
  expect(list).toMatchObject([{ taskId, reason: '一式两份' }])
})

test('where a seal may be applied none is needed, and a step without one takes none', async () => {
  const sealId = await create('free')
  const { approvals } = await office.as('manager')
  await approvals.agree({ taskId: (await sealedCase({ rule: 'may' })).taskId })
  const { taskId } = await sealedCase({ rule: 'none' })
  expect(await refusalOf(approvals.agree({ taskId, seal: { sealId } }))).toBe('flow.sealOff')
  expect(await ledgerOf(sealId)).toEqual([])
})

test('of decisions at the same moment one is in the ledger, and the same request has one row', async () => {
  const sealId = await create('race')
  const { taskId } = await sealedCase({ rule: 'must' })
  const { approvals } = await office.as('manager')
  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => approvals.agree({ taskId, seal: { sealId } })),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ledgerOf(sealId)).toHaveLength(1)

  const again = await sealedCase({ rule: 'must' })
  const twice = { taskId: again.taskId, seal: { sealId } }
  for (const _ of [1, 2]) await approvals.agree(twice, { key: 'sealed-once' })
  expect(await ledgerOf(sealId)).toHaveLength(2)
})

test('many requests are decided with one seal at the same moment, and a change of the seal waits', async () => {
  const sealId = await create('many')
  const tasks = await Promise.all([1, 2, 3].map(async () => (await sealedCase({ rule: 'must' })).taskId))
  const { approvals } = await office.as('manager')
  const [decided] = await Promise.all([
    Promise.allSettled(tasks.map((taskId) => approvals.agree({ taskId, seal: { sealId } }))),
    disable(sealId, 'many'),
  ])
  const done = decided.filter(({ status }) => status === 'fulfilled').length
  expect(await ledgerOf(sealId)).toHaveLength(done)
})

test.each([
  [
    'taken back',
    async (_: string, taskId: string) => (await office.as('manager')).approvals.takeBack({ taskId }),
  ],
  ['recalled', async (caseId: string) => (await office.as('employee')).approvals.recall({ caseId })],
  [
    'returned to its step',
    async (caseId: string) => {
      const { approvals } = await office.as('li')
      const taskId = await taskOf(office, 'li', caseId)
      await approvals.return({ taskId, to: 'review', opinion: '重盖' })
    },
  ],
])('the use of a decision that is %s is withdrawn and stays in the ledger', async (way, undo) => {
  const sealId = await create(`undone-${way.replaceAll(' ', '-')}`)
  const { caseId, taskId } = await sealedCase({ rule: 'must' })
  await (await office.as('manager')).approvals.agree({ taskId, seal: { sealId } })
  await undo(caseId, taskId)
  expect(await ledgerOf(sealId)).toEqual([{ taskId, isWithdrawn: true }])
  const db = office.db.tenant('demo')
  await expect(db.deleteFrom('sealWithdrawal').execute()).rejects.toThrow('keeps every row')
})

test('a decision made again is a second use; the print shows the one that counts', async () => {
  const sealId = await create('again')
  const { caseId, taskId } = await sealedCase({ rule: 'must' })
  const { approvals } = await office.as('manager')
  await approvals.agree({ taskId, seal: { sealId } })
  await approvals.takeBack({ taskId })
  const { definition: empty } = await (await office.as('employee')).evidence.openCaseSheet({ caseId })
  expect(JSON.stringify(empty)).not.toContain('公章 again')
  await approvals.agree({ taskId, seal: { sealId } })
  expect(await ledgerOf(sealId)).toEqual([
    { taskId, isWithdrawn: false },
    { taskId, isWithdrawn: true },
  ])
  const sheet = await (await office.as('employee')).evidence.openCaseSheet({ caseId })
  const people = sheet.record.timeline.flatMap((step) => step.people)
  expect(people.filter(({ seal }) => seal === icon)).toHaveLength(1)
  expect(JSON.stringify(sheet.definition)).toContain('公章 again · ')
  const { url } = await (await office.as('employee')).evidence.printCase({ caseId })
  const pdf = Buffer.from(await (await fetch(new URL(url, await office.address()))).arrayBuffer())
  expect(textOfPdf(pdf)).toContain('公章 again')
})

test('the evidence of a request keeps the picture of its seal and when its use was withdrawn', async () => {
  const sealId = await create('kept')
  const { caseId, taskId } = await sealedCase({ rule: 'must' })
  const { approvals } = await office.as('manager')
  await approvals.agree({ taskId, seal: { sealId } })
  await approvals.takeBack({ taskId })
  const { url } = await (await office.as('employee')).evidence.bundleCase({ caseId })
  const zip = await (await fetch(new URL(url, await office.address()))).arrayBuffer()
  const files = new Map(unzipped(Buffer.from(zip)).map(({ name, bytes }) => [name, Buffer.from(bytes)]))
  const { seals } = JSON.parse(String(files.get('case.json'))) as { seals: Record<string, unknown>[] }
  const [use] = seals
  expect(use).toMatchObject({ seal: sealId, task: taskId, withdrawnAt: expect.any(String) })
  const picture = files.get(`seals/${String(use?.['use'])}.png`)
  expect(`data:image/png;base64,${picture?.toString('base64')}`).toBe(icon)
})

test('a revoked request keeps its seal as a withdrawn use', async () => {
  const sealId = await create('revoked')
  const { caseId, taskId } = await sealedCase({ rule: 'must' })
  const { approvals } = await office.as('manager')
  await approvals.agree({ taskId, seal: { sealId } })
  const li = await office.as('li')
  await li.approvals.agree({ taskId: await taskOf(office, 'li', caseId) })
  const employee = await office.as('employee')
  const revocation = await employee.approvals.revoke({ caseId, opinion: '合同取消' })
  await approvals.agree({ taskId: await taskOf(office, 'manager', revocation.caseId) })
  await li.approvals.agree({ taskId: await taskOf(office, 'li', revocation.caseId) })
  expect(await statusOf(office, caseId)).toBe('revoked')
  expect(await ledgerOf(sealId)).toEqual([{ taskId, isWithdrawn: true }])
})

test('a revoked request loses the seal that was put on it after its approval; no one puts another on it', async () => {
  const sealId = await create('outside')
  const { caseId, taskId } = await sealedCase({ rule: 'none' })
  const { approvals, seals } = await office.as('manager')
  await approvals.agree({ taskId })
  const li = await office.as('li')
  await li.approvals.agree({ taskId: await taskOf(office, 'li', caseId) })
  await seals.apply({ caseId, sealId, reason: '对外合同' })
  const revocation = await (await office.as('employee')).approvals.revoke({ caseId, opinion: '合同取消' })
  await approvals.agree({ taskId: await taskOf(office, 'manager', revocation.caseId) })
  expect(await ledgerOf(sealId)).toEqual([{ taskId: null, isWithdrawn: false }])

  await li.approvals.agree({ taskId: await taskOf(office, 'li', revocation.caseId) })
  expect(await statusOf(office, caseId)).toBe('revoked')
  expect(await ledgerOf(sealId)).toEqual([{ taskId: null, isWithdrawn: true }])
  expect((await seals.offered({ caseId })).applied).toEqual([])
  expect(await refusalOf(seals.apply({ caseId, sealId, reason: '补盖' }))).toBe('seals.notApproved')
})

test('many at once and cards leave a step that demands a seal to its case', async () => {
  await create('batch')
  const { caseId, taskId } = await sealedCase({ rule: 'must' })
  const { approvals } = await office.as('manager')
  const { results } = await approvals.decideMany({ taskIds: [taskId], decision: 'agree' })
  expect(results).toMatchObject([{ ok: false, refusal: 'flow.sealRequired' }])
  const { list } = await approvals.list({ list: 'pending' })
  expect(list.find((row) => row.caseId === caseId)?.task).toMatchObject({ isQuick: false })
})

test('added signers come after a sealed agreement, and the choices ahead ask for no seal', async () => {
  const sealId = await create('signers')
  const { taskId } = await sealedCase({ rule: 'must' }, { addSigners: 1 })
  const { approvals } = await office.as('manager')
  expect(await approvals.choices({ taskId })).toMatchObject({ people: [] })
  const added = { taskId, userIds: [office.company.people.wang], place: 'after' as const }
  expect(await refusalOf(approvals.addSigners(added))).toBe('flow.sealRequired')
  await approvals.addSigners({ ...added, seal: { sealId } })
  expect(await ledgerOf(sealId)).toEqual([{ taskId, isWithdrawn: false }])
})
