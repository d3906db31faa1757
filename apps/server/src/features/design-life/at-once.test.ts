import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, claim, end, expenseClaim, publishFlow, start } from '../../../test/company-flows.ts'
import { type Account, type Office, openOffice, password, refusalOf } from '../../../test/index.ts'
import { compareReadTables } from '../../cases/rebuilding/compare-read-tables.ts'
import { isoOf } from '../../clock/clock.ts'
import { lockDesign, updateAvailability } from './design-life-store.ts'

const rounds = 20

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const reviewed = () => publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))

test('two administrators publish a form at once: it gets one version, and both answers name it', async () => {
  const { organization, formDesign } = await office.as('admin')
  const account = 'deputy' as Account
  await organization.createUser({
    account,
    realName: '副管理员',
    password,
    mustChangePassword: false,
    isAdministrator: true,
  })
  const administrators = [await office.as('admin'), await office.as(account)]
  const form = expenseClaim('atOnce')
  const added: (typeof form.fields)[number][] = []
  const { id } = await formDesign.create({ name: '报销', code: form.key, definition: { ...form } })
  for (let version = 1; version <= rounds; version += 1) {
    added.push({ key: `more${version}`, kind: 'input', label: `补充${version}` })
    await formDesign.save({ id, name: '报销', definition: { ...form, fields: [...form.fields, ...added] } })
    const published = await Promise.all(administrators.map((one) => one.formDesign.publish({ id })))

    expect(published.map((one) => one.version)).toEqual([version, version])
    expect(published.filter(({ steps }) => steps.length > 0)).toHaveLength(1)
  }
  const versions = await office.db
    .tenant('demo')
    .selectFrom('formVersion')
    .where('formId', '=', id)
    .select('version')
    .orderBy('version')
    .execute()
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: rounds }, (_, at) => at + 1))
})

/** The statuses of a new case and of a draft after their launch was answered so. */
const after: Readonly<Record<string, Readonly<Record<'new' | 'draft', readonly string[]>>>> = {
  'not refused': { new: ['running'], draft: ['running'] },
  'approvals.flowStopped': { new: [], draft: ['draft'] },
}

test('a flow is stopped while cases over it launch: each runs in full or is refused in full', async () => {
  const { approvals } = await office.as('employee')
  const admin = await office.as('admin')
  const { flowId: id } = await reviewed()
  const turn = (availability: 'stopped' | 'inUse') =>
    admin.designLife.changeAvailability({ kind: 'flow', id, availability })
  const statuses: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const { caseId } = await approvals.saveDraft({ flowId: id, values: claim })
    const [launched, again] = await Promise.all([
      refusalOf(approvals.launch({ flowId: id, values: claim })),
      refusalOf(approvals.launchAgain({ caseId, values: claim })),
      turn('stopped'),
    ])
    statuses.push(...(after[launched]?.new ?? [launched]), ...(after[again]?.draft ?? [again]))
    await turn('inUse')
  }

  const { list } = await admin.approvals.allCases({ flowId: id, pageSize: 200 })
  expect(list.map(({ status }) => status).toSorted()).toEqual(statuses.toSorted())
  expect(await compareReadTables(office.db, 'demo')).toEqual([])
})

test.each(['a new case', 'a draft'])(
  '%s waits for a flow that is being stopped, and is refused',
  async (what) => {
    const { approvals } = await office.as('employee')
    const { flowId: id } = await reviewed()
    const { caseId } = await approvals.saveDraft({ flowId: id, values: claim })
    const launch = () =>
      what === 'a draft'
        ? approvals.launchAgain({ caseId, values: claim })
        : approvals.launch({ flowId: id, values: claim })
    const waiting = () => sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

    const refused = await office.db
      .tenant('demo')
      .transaction()
      .execute(async (tx) => {
        await lockDesign(tx, { kind: 'flow', id })
        const byId = office.company.people.admin
        await updateAvailability(
          tx,
          { kind: 'flow', id },
          { availability: 'stopped', byId, at: isoOf(office.clock()) },
        )
        const pending = refusalOf(launch())
        await expect
          .poll(async () => (await waiting().execute(office.db.platform)).rows.length, { interval: 5 })
          .toBe(1)
        return { pending }
      })
    expect(await refused.pending).toBe('approvals.flowStopped')
  },
)
