import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start, taskOf } from '../../../../test/company-flows.ts'
import { type Account, type Office, openOffice } from '../../../../test/index.ts'
import { compareReadTables } from '../../../cases/rebuilding/compare-read-tables.ts'

const pairs = Number(process.env['RACE_PAIRS'] ?? 200)
const atOnce = 5

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
}, 120_000)

type Client = Awaited<ReturnType<Office['as']>>
type Runner = (client: Client, at: Readonly<{ caseId: string; taskId: string }>) => Promise<unknown>

/**
 * Launches cases and lets two people act at once, repeatedly; returns how the cases ended and who
 * succeeded.
 */
async function race(
  people: readonly Account[],
  voting: 'any' | 'all',
  runners: readonly (readonly [Account, Runner])[],
) {
  const node = approver(office, 'review', people, { voting: { mode: voting } })
  const { flowId } = await publishFlow(office, chain([start(), node, end]))
  const outcomes = new Map<string, number>()
  for (let done = 0; done < pairs; done += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, pairs - done) }, async () => {
        const caseId = await launchAs(office, 'employee', flowId)
        const outcome = await raceOnce(caseId, runners)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }),
    )
  return Object.fromEntries(outcomes)
}

async function raceOnce(caseId: string, runners: readonly (readonly [Account, Runner])[]): Promise<string> {
  const ready = await Promise.all(
    runners.map(async ([account, run]) => {
      const client = await office.as(account)
      const taskId = account === 'employee' ? '' : `${caseId}-${account === 'wang' ? 2 : 1}`
      return () => run(client, { caseId, taskId })
    }),
  )
  const settled = await Promise.allSettled(ready.map((run) => run()))
  for (const one of settled) if (one.status === 'rejected') expect(one.reason.code).toMatch(/^flow\./)

  const { status } = await (await office.as('employee')).approvals.open({ caseId })
  const through = settled.filter((one) => one.status === 'fulfilled').length
  return `${through} through, ${status}`
}

const agree: Runner = ({ approvals }, { taskId }) => approvals.agree({ taskId })
const recall: Runner = ({ approvals }, { caseId }) => approvals.recall({ caseId })
const returnIt: Runner = ({ approvals }, { taskId }) =>
  approvals.return({ taskId, to: 'start', opinion: '重填' })
const transfer: Runner = ({ approvals }, { taskId }) =>
  approvals.transfer({ taskId, toUserId: office.company.people.zhao })

/** Every race ended in one of these ways. */
const only = (...ways: readonly string[]) =>
  expect.toSatisfy(
    (outcomes: Readonly<Record<string, number>>) =>
      Object.keys(outcomes).every((way) => ways.includes(way)) &&
      Object.values(outcomes).reduce((sum, count) => sum + count, 0) === pairs,
    ways.join(' or '),
  )

test('the competing people hold the tasks of the races', async () => {
  const { flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['li', 'wang']), end]),
  )
  const caseId = await launchAs(office, 'employee', flowId)

  expect([await taskOf(office, 'li', caseId), await taskOf(office, 'wang', caseId)]).toEqual([
    `${caseId}-1`,
    `${caseId}-2`,
  ])
})

test('any one: of two who agree at once, exactly one decides', { timeout: 120_000 }, async () => {
  expect(
    await race(['li', 'wang'], 'any', [
      ['li', agree],
      ['wang', agree],
    ]),
  ).toEqual({ '1 through, approved': pairs })
})

test('all: the last two who agree at once both count, and the case continues', {
  timeout: 120_000,
}, async () => {
  expect(
    await race(['li', 'wang'], 'all', [
      ['li', agree],
      ['wang', agree],
    ]),
  ).toEqual({ '2 through, approved': pairs })
})

test('agree and recall at once: exactly one succeeds', { timeout: 120_000 }, async () => {
  expect(
    await race(['li'], 'any', [
      ['li', agree],
      ['employee', recall],
    ]),
  ).toEqual(only('1 through, approved', '1 through, recalled'))
})

test('agree and transfer at once: exactly one succeeds', { timeout: 120_000 }, async () => {
  expect(
    await race(['li'], 'any', [
      ['li', agree],
      ['li', transfer],
    ]),
  ).toEqual(only('1 through, approved', '1 through, running'))
})

test('return and agree at once: exactly one succeeds', { timeout: 120_000 }, async () => {
  expect(
    await race(['li', 'wang'], 'any', [
      ['li', returnIt],
      ['wang', agree],
    ]),
  ).toEqual(only('1 through, approved', '1 through, returned'))
})
