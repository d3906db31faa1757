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
} from '../../test/company-flows.ts'
import { forgeEvent } from '../../test/forged-events.ts'
import { type Office, openOffice } from '../../test/index.ts'
import { verifyHistory } from './verify-history.ts'

let office: Office
let cases: readonly string[]
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['manager']), end])
  const { flowId } = await publishFlow(office, flow)
  const launched: string[] = []
  for (let number = 0; number < 9; number += 1) {
    const caseId = await launchAs(office, 'employee', flowId, claim)
    await agreeAs(office, 'manager', caseId)
    launched.push(caseId)
  }
  cases = launched
})
afterAll(() => office.close())

test('events changed, dropped or reordered in the database are reported by case and position', async () => {
  const whole = await verifyHistory(office.db)
  expect(whole).toMatchObject({ cases: 9, faults: [] })
  expect(whole.events).toBeGreaterThan(12)

  const [
    changed = '',
    left = '',
    dropped = '',
    swapped = '',
    added = '',
    cut = '',
    renamed = '',
    moved = '',
    gone = '',
  ] = cases
  const db = office.db.tenant('demo')
  const rowsOf = (caseId: string) =>
    db.selectFrom('flowEvent').selectAll().where('caseId', '=', caseId).orderBy('sequence').execute()
  const put = (caseId: string, values: object) =>
    db.updateTable('flowEvent').set(values).where('caseId', '=', caseId).where('sequence', '=', 1).execute()

  await forgeEvent(db, { caseId: changed, sequence: 2 }, (body) => body.replace('"at":"2', '"at":"1'))
  await forgeEvent(db, { caseId: left, sequence: 2 }, () => undefined)
  const second = (await rowsOf(dropped))[1]?.sequence ?? 0
  await db.deleteFrom('flowEvent').where('caseId', '=', dropped).where('sequence', '=', second).execute()
  const [first] = await rowsOf(swapped)
  const [one, two, three, ...others] = first?.body.split('\n') ?? []
  await put(swapped, { body: [one, three, two, ...others].join('\n') })

  const [copied] = await rowsOf(added)
  if (copied)
    await db
      .insertInto('flowEvent')
      .values({ ...copied, sequence: 99 })
      .execute()
  await forgeEvent(db, { caseId: cut, sequence: 3 }, () => '{"type":')
  const types = (await rowsOf(renamed))[0]?.type.split(' ') ?? []
  await put(renamed, { type: types.with(1, 'taskRejected').join(' ') })
  await put(moved, { at: '2001-01-01T00:00:00.000Z' })
  await db.deleteFrom('flowCase').where('id', '=', gone).execute()

  const { faults } = await verifyHistory(office.db)
  const found = faults.map(({ caseId, sequence, fault }) => [caseId, sequence, fault])
  expect(new Map(found.map(([caseId, ...place]) => [caseId, place]))).toEqual(
    new Map([
      [changed, [2, 'changed']],
      [left, [2, 'changed']],
      [dropped, [second, 'missing']],
      [swapped, [2, 'changed']],
      [added, [expect.any(Number), 'missing']],
      [cut, [3, 'missing']],
      [renamed, [2, 'mislabelled']],
      [moved, [1, 'mislabelled']],
      [gone, [1, 'ofNoCase']],
    ]),
  )
})
