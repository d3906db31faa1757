import type { FormDefinitionInput } from '@signet/form'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishModel, recordOf } from '../../../../test/company-models.ts'
import { type Office, openOffice, testClock } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ clock: testClock('2026-09-21T00:30:00.000Z') })
})
afterAll(() => office.close())

const leave = (key: string): FormDefinitionInput => ({
  version: 1,
  key,
  fields: [
    { key: 'title', kind: 'input', label: '名称' },
    { key: 'from', kind: 'date', label: '开始', settings: { precision: 'halfDay' } },
    { key: 'to', kind: 'date', label: '结束', settings: { precision: 'halfDay' } },
    {
      key: 'days',
      kind: 'calculate',
      label: '天数',
      settings: { formula: 'workingDays(from, to)', precision: 1 },
    },
  ],
})
const list = { columns: [{ field: 'title' }], searches: [], keyword: [], tabs: undefined, group: undefined }

test('formulas count the working days of the organization, and at once those that it changes', async () => {
  const model = await publishModel(office, { ...list, tree: undefined, sums: [] }, leave)
  const { records } = await office.as('employee')
  const daysOf = async (from: string, to: string) => {
    const id = await recordOf(office, 'employee', model, { from, to })
    return (await records.open({ modelId: model.modelId, id })).values['days']
  }
  // The first week of October 2026 is off, and the Saturday after it is worked.
  expect(await daysOf('2026-09-30 下午', '2026-10-08 上午')).toBe('1')
  expect(await daysOf('2026-10-09 上午', '2026-10-10 下午')).toBe('2')

  const { workingCalendar, session } = await office.as('admin')
  const { week } = await workingCalendar.show()
  const sixDays = week.map((shifts, day) => (day === 5 ? (week[0] ?? []) : shifts))
  const ownDays = [{ day: '2026-09-22', kind: 'free' as const, name: '厂庆' }]
  await workingCalendar.save({ week: sixDays, hasPublicHolidays: false, ownDays })
  expect(await daysOf('2026-09-21 上午', '2026-09-27 下午')).toBe('5')
  expect(await daysOf('2026-09-30 下午', '2026-10-08 上午')).toBe('7')
  expect((await session.currentUser()).calendar).toEqual({
    weekdays: [1, 2, 3, 4, 5, 6],
    holidays: ['2026-09-22'],
    workdays: [],
  })
})
