import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
} from '../../../test/company-flows.ts'
import { hours, minutes, type Office, openOffice, seconds } from '../../../test/index.ts'
import { leaseAt } from '../../clock/lease.ts'
import { createApp } from '../../create-app.ts'
import { compareReadTables } from '../rebuilding/compare-read-tables.ts'
import { caseLease, takeDueCases } from './due-case-store.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(async () => {
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
  await office.close()
})

type Limit = Exclude<NonNullable<NonNullable<Parameters<typeof approver>[3]>['timeLimit']>, string>

/** A step of Li with a limit of an hour and two reminders two hours apart before its action runs. */
const limited = (more: Partial<Limit> = {}, overdue: Partial<Limit['overdue']> = {}) => ({
  timeLimit: {
    from: 'opened' as const,
    field: '',
    minutes: 60,
    inWorkingTime: false,
    overdue: { every: 120, times: 2, ...overdue },
    ...more,
  },
})
const flowOf = async (...nodes: Parameters<typeof chain>[0]) =>
  (await publishFlow(office, chain([start(), ...nodes, end]))).flowId
const passes = async (time: number) => {
  office.clock.pass(time)
  await office.app.ticker.passDue()
  await office.settle()
}
const cardOf = async (account: 'li' | 'wang' | 'employee', list: 'doing' | 'launched', caseId: string) => {
  const { approvals } = await office.as(account)
  return (await approvals.list({ list, pageSize: 200 })).list.find((card) => card.caseId === caseId)
}
const noticesOf = async (account: 'li' | 'employee', caseId: string) => {
  const rows = await office.db
    .tenant('demo')
    .selectFrom('notice')
    .where('caseId', '=', caseId)
    .where('personId', '=', office.company.people[account])
    .orderBy('id')
    .select('titleKey')
    .execute()
  return rows.map(({ titleKey }) => titleKey.replace('approvals.notice.', ''))
}
const eventsOf = async (caseId: string) => {
  const { approvals } = await office.as('admin')
  return (await approvals.history({ caseId })).list.map(({ type }) => type)
}

test('a task left undone becomes overdue, its holder is reminded, and it moves to a colleague automatically', async () => {
  const to = [{ kind: 'people' as const, people: [office.company.people.wang] }]
  const flowId = await flowOf(
    approver(office, 'review', ['li'], limited({}, { act: { does: 'transfer', to } })),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  const dueAt = (await cardOf('li', 'doing', caseId))?.dueAt
  expect(Date.parse(dueAt ?? '') - office.clock()).toBeLessThanOrEqual(hours(1))

  await passes(minutes(59))
  expect(await cardOf('li', 'doing', caseId)).toMatchObject({ overdueSince: null })
  await passes(minutes(2))
  expect(await cardOf('li', 'doing', caseId)).toMatchObject({ overdueSince: dueAt })
  expect(await cardOf('employee', 'launched', caseId)).toMatchObject({ overdueSince: dueAt })
  expect(await noticesOf('li', caseId)).toEqual(['task', 'overdue'])

  await passes(hours(2))
  expect(await cardOf('li', 'doing', caseId)).toBeUndefined()
  expect(await cardOf('wang', 'doing', caseId)).toMatchObject({ overdueSince: null })
  expect(await noticesOf('employee', caseId)).toEqual(['overdueWithOthers'])
  const { route } = await (await office.as('admin')).approvals.open({ caseId })
  expect(route[1]?.people[0]).toMatchObject({ decision: 'transferred', automatic: 'timeLimit', agent: null })
  await agreeAs(office, 'wang', caseId)
  expect(await statusOf(office, caseId)).toBe('approved')
})

test('overdue tasks are counted and filtered until they are done', async () => {
  const caseId = await launchAs(
    office,
    'employee',
    await flowOf(approver(office, 'review', ['li'], limited())),
  )
  const { approvals } = await office.as('li')
  const overdue = async () => (await approvals.counts({})).overdue
  const before = await overdue()
  await passes(hours(1) + minutes(1))
  expect(await overdue()).toBe(before + 1)
  const filtered = async (isOverdue: 'yes' | 'no') =>
    (await approvals.list({ list: 'doing', isOverdue, pageSize: 200 })).list.map((card) => card.caseId)
  expect(await filtered('yes')).toContain(caseId)
  expect(await filtered('no')).not.toContain(caseId)
  expect((await (await office.as('employee')).approvals.counts({})).launchedOverdue).toBeGreaterThan(0)

  await agreeAs(office, 'li', caseId)
  expect(await overdue()).toBe(before)
  expect((await eventsOf(caseId)).filter((type) => type === 'taskOverdue')).toHaveLength(1)
})

test('reminders come before the limit', async () => {
  const remind = { at: 'beforeEnd' as const, minutes: 20 }
  const flowId = await flowOf(approver(office, 'review', ['li'], limited({ remind })))
  const caseId = await launchAs(office, 'employee', flowId)
  await passes(minutes(41))
  await passes(minutes(5))
  expect(await noticesOf('li', caseId)).toEqual(['task', 'dueSoon'])
})

test('two nodes that tick at once perform each action once', async () => {
  const flowId = await flowOf(
    approver(office, 'review', ['li'], limited({}, { times: 1, act: { does: 'agree' } })),
  )
  const cases = await Promise.all(Array.from({ length: 12 }, () => launchAs(office, 'employee', flowId)))
  const { db, clock, app } = office
  const other = await createApp({
    db,
    clock,
    filesDir: app.server.filesDir,
    dueWork: 'onCall',
    unlimited: true,
  })
  clock.pass(hours(2))
  await Promise.all([app.ticker.passDue(), other.ticker.passDue(), app.ticker.passDue()])
  await Promise.all([app.ticker.passDue(), other.ticker.passDue()])
  await other.close()

  for (const caseId of cases) {
    expect(await statusOf(office, caseId)).toBe('approved')
    expect(
      (await eventsOf(caseId)).filter((type) => type === 'taskOverdue' || type === 'taskAgreed'),
    ).toEqual(['taskOverdue', 'taskAgreed'])
  }
})

test('a case taken by a server that died waits for the end of its lease and is then moved once', async () => {
  const flowId = await flowOf(
    approver(office, 'review', ['li'], limited({}, { times: 1, act: { does: 'agree' } })),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  const { db, clock } = office
  clock.pass(hours(2))
  const taken = await takeDueCases(db.tenant('demo'), { ...leaseAt({ clock }), most: 100 })
  expect(taken).toContainEqual({ caseId, attempts: 1 })

  await passes(0)
  expect(await statusOf(office, caseId)).toBe('running')
  await passes(seconds(20))
  expect(await statusOf(office, caseId)).toBe('approved')
  expect((await eventsOf(caseId)).filter((type) => type === 'taskAgreed')).toEqual(['taskAgreed'])
})

test('a case stays with a slow server until that server dies, and another moves it 20 seconds later', async () => {
  const flowId = await flowOf(
    approver(office, 'review', ['li'], limited({}, { times: 1, act: { does: 'agree' } })),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  const { db, clock, app } = office
  const slow = await createApp({
    db,
    clock,
    filesDir: app.server.filesDir,
    dueWork: 'onCall',
    unlimited: true,
  })
  clock.pass(hours(2))
  const lease = leaseAt({ clock })
  const ids = (await takeDueCases(db.tenant('demo'), { ...lease, most: 100 })).map((due) => due.caseId)
  const { promise: isMoved, resolve } = Promise.withResolvers<void>()
  const work = slow.server.leases.hold({ tenant: 'demo', column: caseLease, ids, lease }, () => isMoved)

  for (let second = 0; second < 60; second += 5) {
    clock.pass(seconds(5))
    await slow.server.leases.renew()
    await passes(0)
  }
  expect(await statusOf(office, caseId)).toBe('running')
  await passes(seconds(20))
  expect(await statusOf(office, caseId)).toBe('approved')

  resolve()
  await work
  await slow.close()
})

test('a case that cannot be moved blocks no other, leaves no partial changes, and is retried later', async () => {
  const flowId = await flowOf(
    approver(office, 'review', ['li'], limited({}, { times: 1, act: { does: 'agree' } })),
  )
  const bad = await launchAs(office, 'employee', flowId)
  const good = await launchAs(office, 'employee', flowId)
  const tenant = office.db.tenant('demo')
  const { state } = await tenant
    .selectFrom('flowCase')
    .where('id', '=', bad)
    .select('state')
    .executeTakeFirstOrThrow()
  await tenant.updateTable('flowCase').set({ state: 'torn' }).where('id', '=', bad).execute()
  const failures = () =>
    tenant.selectFrom('clockFailure').where('caseId', '=', bad).select(['attempts', 'reason']).execute()

  await passes(hours(2))
  await office.app.ticker.passDue()
  expect(await failures()).toEqual([
    { attempts: 1, reason: { code: 'server.failed', params: { requestId: bad } } },
  ])
  expect(await statusOf(office, good)).toBe('approved')
  await tenant.updateTable('flowCase').set({ state }).where('id', '=', bad).execute()
  expect(await statusOf(office, bad)).toBe('running')
  const needing = async () =>
    (await (await office.as('admin')).approvals.exceptionList({ flowId })).list.map(
      ({ caseId, exceptions }) => ({
        ...{ caseId, codes: exceptions.map(({ code }) => code) },
        reason: exceptions[0]?.params['reason'],
      }),
    )
  expect(await needing()).toEqual([])
  await tenant.updateTable('clockFailure').set({ attempts: 3 }).where('caseId', '=', bad).execute()
  expect(await needing()).toEqual([
    { caseId: bad, codes: ['clockFailed'], reason: expect.stringContaining(bad) },
  ])

  await passes(minutes(1))
  expect(await statusOf(office, bad)).toBe('approved')
  expect(await failures()).toEqual([])
  expect(await needing()).toEqual([])
})

test('working time is counted by the calendar of the company', async () => {
  const admin = await office.as('admin')
  const shown = await admin.workingCalendar.show({})
  expect(shown).toMatchObject({ timeZone: 'Asia/Shanghai', hasPublicHolidays: true, ownDays: [] })
  const publicDay = { kind: 'free', name: '国庆节' }
  expect(shown.publicDays).toContainEqual({ ...publicDay, day: '2026-10-01', isExpected: false })
  expect(shown.publicDays).toContainEqual({ ...publicDay, day: '2027-10-01', isExpected: true })

  const nights = shown.week.map(() => [{ from: 0, to: 60 }])
  const ownDays = [{ day: '2026-12-24', kind: 'free' as const, name: '年会' }]
  await admin.workingCalendar.save({ week: nights, hasPublicHolidays: false, ownDays })
  expect(await admin.workingCalendar.show({})).toMatchObject({
    week: nights,
    hasPublicHolidays: false,
    ownDays,
  })
  const flowId = await flowOf(
    approver(office, 'review', ['li'], limited({ inWorkingTime: true, minutes: 90 })),
  )
  const caseId = await launchAs(office, 'employee', flowId)
  const dueAt = (await cardOf('li', 'doing', caseId))?.dueAt ?? ''
  expect(new Date(Date.parse(dueAt) + hours(8)).toISOString()).toContain('T00:30:00')

  const never = shown.week.map(() => [])
  await expect(
    admin.workingCalendar.save({ week: never, hasPublicHolidays: true, ownDays: [] }),
  ).rejects.toMatchObject({ code: 'workingCalendar.neverWorks' })
  await expect(
    admin.workingCalendar.save({ week: nights, hasPublicHolidays: true, ownDays: [...ownDays, ...ownDays] }),
  ).rejects.toMatchObject({ code: 'workingCalendar.dayTwice' })
  await expect((await office.as('li')).workingCalendar.show({})).rejects.toMatchObject({
    code: 'session.administratorsOnly',
  })
})
