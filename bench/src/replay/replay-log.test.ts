import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDb, type TestDb } from '@signet/db/testing'
import { createApp, createTenant } from '@signet/server/in-process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf, logOf } from './log/log-of.ts'
import { surveyLog } from './log/survey.ts'
import { LogError, logClock } from './log/trace.ts'
import { replayLog } from './replay-log.ts'

let folder: string
let db: TestDb
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-replay-'))
  db = await openTestDb()
})
afterAll(async () => {
  await db.close()
  await rm(folder, { recursive: true })
})

let tenants = 0
async function replay(...cases: readonly (readonly string[])[]) {
  return replayCases(
    cases.map((activities, index) => ({
      name: `case ${index}`,
      attributes: { Amount: `${index}.75` },
      events: eventsOf(...activities),
    })),
  )
}

async function replayCases(cases: Parameters<typeof logOf>[0]) {
  const path = join(folder, 'log.xes')
  await writeFile(path, logOf(cases))
  const survey = await surveyLog(path)
  const clock = logClock(survey.lastAt)
  tenants += 1
  const tenant = `log${tenants}`
  await createTenant(db, { code: tenant, name: tenant, isDemo: false, now: survey.lastAt })
  const app = await createApp({ db, clock: clock.clock, filesDir: join(folder, 'files'), unlimited: true })
  try {
    return await replayLog(path, { app, tenant, survey, clock })
  } finally {
    await app.close()
  }
}

test('claims that are approved, sent back, withdrawn, resubmitted, terminated and paid replay without mismatches', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay(
    [
      'Claim SAVED by EMPLOYEE',
      'Claim SUBMITTED by EMPLOYEE',
      'Claim APPROVED by ADMINISTRATION',
      'Claim FINAL_APPROVED by SUPERVISOR',
      'Request Payment',
      'Payment Handled',
    ],
    [
      'Claim SUBMITTED by EMPLOYEE',
      'Claim REJECTED by ADMINISTRATION',
      'Claim REJECTED by EMPLOYEE',
      'Claim SUBMITTED by EMPLOYEE',
      'Claim FINAL_APPROVED by SUPERVISOR',
      'Claim REJECTED by MISSING',
    ],
    ['Claim SUBMITTED by EMPLOYEE', 'Claim APPROVED by SUPERVISOR', 'Claim REJECTED by EMPLOYEE'],
    [
      'Claim SUBMITTED by EMPLOYEE',
      'Claim REJECTED by MISSING',
      'Claim SUBMITTED by EMPLOYEE',
      'Claim APPROVED by SUPERVISOR',
      'Claim FINAL_APPROVED by DIRECTOR',
    ],
    ['Claim SAVED by EMPLOYEE'],
    ['Claim SUBMITTED by EMPLOYEE', 'Claim APPROVED by DIRECTOR', 'Claim FINAL_APPROVED by SUPERVISOR'],
  )

  expect(replayed.mismatches).toEqual([])
  expect(replayed).toMatchObject({ cases: 6, commands: 24, refused: 0 })
  expect(replayed.probes).toBeGreaterThan(20)
})

test('two documents in one trace are two cases, and earlier steps are recorded with the first', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay(
    [
      'Start trip',
      'Permit SUBMITTED by EMPLOYEE',
      'Permit FINAL_APPROVED by SUPERVISOR',
      'End trip',
      'Declaration SUBMITTED by EMPLOYEE',
      'Send Reminder',
      'Declaration FINAL_APPROVED by BUDGET OWNER',
      'Request Payment',
    ],
    [
      'Permit SUBMITTED by EMPLOYEE',
      'Declaration SUBMITTED by EMPLOYEE',
      'Permit REJECTED by SUPERVISOR',
      'Declaration REJECTED by BUDGET OWNER',
      'Permit REJECTED by EMPLOYEE',
    ],
  )

  expect(replayed.mismatches).toEqual([])
  expect(replayed.cases).toBe(4)
})

test('each of several documents of one kind takes a possible route, and a withdrawal of an ended one is only recorded', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay(
    [
      'Claim SUBMITTED by EMPLOYEE',
      'Claim REJECTED by BUDGET OWNER',
      'Claim SUBMITTED by EMPLOYEE',
      'Claim REJECTED by EMPLOYEE',
      'Claim APPROVED by BUDGET OWNER',
      'Claim FINAL_APPROVED by SUPERVISOR',
    ],
    [
      'Claim SUBMITTED by EMPLOYEE',
      'Claim REJECTED by MISSING',
      'Claim REJECTED by EMPLOYEE',
      'Claim SUBMITTED by EMPLOYEE',
      'Claim FINAL_APPROVED by SUPERVISOR',
    ],
  )

  expect(replayed.mismatches).toEqual([])
  expect(replayed).toMatchObject({ cases: 3, refused: 0 })
})

test('impossible actions are reported per case, and the replay continues', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay(
    ['Claim SUBMITTED by EMPLOYEE', 'Claim FINAL_APPROVED by SUPERVISOR'],
    ['Claim FINAL_APPROVED by SUPERVISOR', 'Claim SUBMITTED by EMPLOYEE'],
    ['Claim SUBMITTED by EMPLOYEE', 'Claim FINAL_APPROVED by SUPERVISOR', 'Claim APPROVED by DIRECTOR'],
    ['Request Payment'],
  )

  const failed = new Set(replayed.mismatches.map(({ course }) => course))
  expect(failed).toContain('case 1 (Claim)')
  expect(failed).toContain('case 2 (Claim)')
  expect(failed).toContain('case 3')
  expect(failed).not.toContain('case 0 (Claim)')
  expect(replayed.refused).toBeGreaterThanOrEqual(2)
})

test('a role may start documents in one trace and decide in another', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay(
    ['Claim SUBMITTED by SUPERVISOR', 'Claim FINAL_APPROVED by DIRECTOR'],
    [
      'Claim SUBMITTED by EMPLOYEE',
      'Claim REJECTED by SUPERVISOR',
      'Claim SUBMITTED by EMPLOYEE',
      'Claim APPROVED by SUPERVISOR',
      'Claim FINAL_APPROVED by DIRECTOR',
    ],
    ['Claim SUBMITTED by SUPERVISOR', 'Claim REJECTED by SUPERVISOR'],
  )

  expect(replayed.mismatches).toEqual([])
})

test('several documents of one kind in one trace are separate cases that follow up the first, and reminders are sent', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay([
    'Permit SUBMITTED by EMPLOYEE',
    'Send Reminder',
    'Permit FINAL_APPROVED by SUPERVISOR',
    'Send Reminder',
    'Declaration SUBMITTED by EMPLOYEE',
    'Declaration SUBMITTED by EMPLOYEE',
    'Declaration APPROVED by ADMINISTRATION',
    'Declaration APPROVED by ADMINISTRATION',
    'Request For Payment SUBMITTED by EMPLOYEE',
    'Declaration REJECTED by SUPERVISOR',
    'Declaration FINAL_APPROVED by SUPERVISOR',
    'Request For Payment FINAL_APPROVED by SUPERVISOR',
    'Declaration REJECTED by EMPLOYEE',
    'Declaration SUBMITTED by EMPLOYEE',
    'Request Payment',
  ])

  expect(replayed.mismatches).toEqual([])
  expect(replayed).toMatchObject({ cases: 4, followUps: 3, refused: 0, reminders: 1 })
})

test('a log of plain steps becomes one flow with parallel parts, choices and loops', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay(
    ['invite', 'review 1', 'review 2', 'decide', 'accept'],
    ['invite', 'review 2', 'time-out 1', 'decide', 'invite more', 'review X', 'decide', 'accept'],
    ['invite', 'time-out 1', 'review 2', 'decide', 'invite more', 'time-out X', 'decide', 'reject'],
    ['invite', 'review 2', 'review 1', 'decide', 'reject'],
  )

  expect(replayed.mismatches).toEqual([])
  expect(replayed).toMatchObject({ cases: 4, commands: 30, refused: 0 })
})

test('overlapping steps run in parallel, even when another person completes them', {
  timeout: 120_000,
}, async () => {
  const lasting = (
    activity: string,
    [from, to]: readonly [number, number],
    people: readonly [string, string],
  ) => [
    { activity, at: `2020-01-0${from}T00:00:00Z`, resource: people[0], transition: 'start' },
    { activity, at: `2020-01-0${to}T00:00:00Z`, resource: people[1], transition: 'complete' },
  ]
  const replayed = await replayCases([
    {
      name: 'handed on',
      events: [
        ...lasting('check', [1, 3], ['Li', 'Li']),
        ...lasting('price', [2, 4], ['Wang', 'Wang']),
        ...lasting('pay', [5, 6], ['Li', 'Wang']),
      ],
    },
    {
      name: 'broken off',
      events: [
        ...lasting('check', [1, 3], ['Li', 'Li']),
        ...lasting('price', [2, 4], ['Wang', 'Wang']),
        ...lasting('pay', [5, 6], ['Wang', 'Wang']),
        ...lasting('pay', [7, 8], ['Li', 'Li']).slice(0, 1),
      ],
    },
  ])

  expect(replayed.mismatches).toEqual([
    {
      course: 'broken off',
      what: 'pay is begun at 2020-01-07T00:00:00.000Z and never done',
      fault: 'log',
    },
  ])
  expect(replayed).toMatchObject({ cases: 2, refused: 0 })
})

test('a step that its person begins again before it ends is done twice, and the second beginning is left out', {
  timeout: 120_000,
}, async () => {
  const check = (day: number, transition: string) => ({
    activity: 'check',
    at: `2020-01-0${day}T00:00:00Z`,
    resource: 'Li',
    transition,
  })
  const replayed = await replayCases([
    {
      name: 'twice at once',
      events: [check(1, 'start'), check(2, 'start'), check(3, 'complete'), check(4, 'complete')],
    },
  ])

  expect(replayed.mismatches).toEqual([])
  expect(replayed).toMatchObject({ cases: 1, refused: 0, leftOut: new Map([['start of an open step', 1]]) })
})

test('a log that needs too large a flow is refused in one sentence', { timeout: 120_000 }, async () => {
  const many = Array.from({ length: 130 }, () => [
    'Claim APPROVED by DIRECTOR',
    'Claim APPROVED by SUPERVISOR',
  ])
  const refused = replay(['Claim SUBMITTED by EMPLOYEE', ...many.flat(), 'Claim FINAL_APPROVED by DIRECTOR'])

  await expect(refused).rejects.toThrow(LogError)
  await expect(refused).rejects.toThrow('that the product rejects')
})

test('names in any script, undecided documents and empty cases replay too', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay(
    ['请购单 SAVED by 员工', '请购单 SUBMITTED by 员工', '付款 👍'],
    [],
    ['请购单 SUBMITTED by 员工', '请购单 REJECTED by MISSING'],
    ['单据 SAVED by 出纳'],
  )

  expect(replayed.mismatches).toEqual([])
  expect(replayed).toMatchObject({ cases: 3, refused: 0, exported: 12 })
})

test('two roles may start documents of one name in one trace, and each decides on the other', {
  timeout: 120_000,
}, async () => {
  const replayed = await replay([
    'Claim SUBMITTED by EMPLOYEE',
    'Claim SUBMITTED by DIRECTOR',
    'Claim REJECTED by DIRECTOR',
    'Claim REJECTED by DIRECTOR',
    'Claim SUBMITTED by EMPLOYEE',
    'Claim FINAL_APPROVED by DIRECTOR',
  ])

  expect(replayed.mismatches).toEqual([])
  expect(replayed).toMatchObject({ cases: 2, followUps: 1, refused: 0 })
})
