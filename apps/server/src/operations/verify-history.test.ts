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
import { type Office, openOffice } from '../../test/index.ts'
import { verifyHistory } from './verify-history.ts'

let office: Office
let cases: readonly string[]
beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['manager']), end])
  const { flowId } = await publishFlow(office, flow)
  const launched: string[] = []
  for (let number = 0; number < 8; number += 1) {
    const caseId = await launchAs(office, 'employee', flowId, claim)
    await agreeAs(office, 'manager', caseId)
    launched.push(caseId)
  }
  cases = launched
})
afterAll(() => office.close())

test('events changed, dropped or reordered in the database are reported by case and position', async () => {
  const whole = await verifyHistory(office.db)
  expect(whole).toMatchObject({ cases: 8, faults: [] })
  expect(whole.events).toBeGreaterThan(12)

  const [
    changed = '',
    dropped = '',
    swapped = '',
    added = '',
    cut = '',
    renamed = '',
    moved = '',
    gone = '',
  ] = cases
  const db = office.db.tenant('demo')
  const event = (caseId: string, sequence: number) =>
    db.selectFrom('flowEvent').selectAll().where('caseId', '=', caseId).where('sequence', '=', sequence)
  const put = (caseId: string, sequence: number, values: object) =>
    db
      .updateTable('flowEvent')
      .set(values)
      .where('caseId', '=', caseId)
      .where('sequence', '=', sequence)
      .execute()

  const { body } = await event(changed, 2).executeTakeFirstOrThrow()
  await put(changed, 2, { body: body.replace('"at":"2', '"at":"1') })
  await db.deleteFrom('flowEvent').where('caseId', '=', dropped).where('sequence', '=', 3).execute()
  await put(swapped, 2, { sequence: 99 })
  await put(swapped, 3, { sequence: 2 })
  await put(swapped, 99, { sequence: 3 })

  const last = await event(added, 1).executeTakeFirstOrThrow()
  await db
    .insertInto('flowEvent')
    .values({ ...last, sequence: 99 })
    .execute()
  await put(cut, 3, { body: '{"type":' })
  await put(renamed, 2, { type: 'taskRejected' })
  await put(moved, 4, { at: '2001-01-01T00:00:00.000Z' })
  await db.deleteFrom('flowCase').where('id', '=', gone).execute()

  const { faults } = await verifyHistory(office.db)
  const found = faults.map(({ caseId, sequence, fault }) => [caseId, sequence, fault])
  expect(new Map(found.map(([caseId, ...place]) => [caseId, place]))).toEqual(
    new Map([
      [changed, [2, 'changed']],
      [dropped, [3, 'missing']],
      [swapped, [2, expect.any(String)]],
      [added, [expect.any(Number), 'missing']],
      [cut, [3, 'missing']],
      [renamed, [2, 'mislabelled']],
      [moved, [4, 'mislabelled']],
      [gone, [1, 'ofNoCase']],
    ]),
  )
})
