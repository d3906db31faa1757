import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  agreeAs,
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { days, hours, type Office, openOffice, refusalOf } from '../../../../test/index.ts'

let office: Office
let flowId: string
beforeAll(async () => {
  office = await openOffice()
  ;({ flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end])))
})
afterAll(() => office.close())
beforeEach(() => office.db.tenant('demo').deleteFrom('notice').execute())

const notices = async (account: 'li' | 'wang' = 'li') => (await office.as(account)).notices
const at = (ms: number) => new Date(office.clock() + ms).toISOString()
const idsIn = async (place: 'inbox' | 'archived' | 'snoozed') =>
  (await (await notices()).list({ place })).list.map(({ id }) => id)
const unread = async () => (await (await notices()).unreadCount()).unReadNum

/** Cases that wait for Li, whose notice says so; returns them with the ids of the notices. */
async function casesForLi(count: number) {
  const cases: { caseId: string; id: string }[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const caseId = await launchAs(office, 'employee', flowId, { subject: `采购${turn}`, amount: '1' })
    await office.settle()
    cases.push({ caseId, id: (await idsIn('inbox'))[0] ?? '' })
    office.clock.pass(1_000)
  }
  return cases
}

test('what is archived is read, out of the inbox, and comes back as it was', async () => {
  const [first, second] = (await casesForLi(2)).map(({ id }) => id)
  const { put } = await notices()
  expect(await unread()).toBe(2)

  expect(await put({ ids: [first ?? ''], place: 'archived' })).toEqual({ unreadTotal: 1 })
  expect([await idsIn('inbox'), await idsIn('archived')]).toEqual([[second], [first]])

  expect(await put({ ids: [first ?? ''], place: 'inbox', isRead: false })).toEqual({ unreadTotal: 2 })
  expect([await idsIn('inbox'), await idsIn('archived')]).toEqual([[second, first], []])
})

test('what is put off returns at its time, unread and above the others, and devices hear of it', async () => {
  const [first, second] = (await casesForLi(2)).map(({ id }) => id)
  const { put, list } = await notices()
  await put({ ids: [first ?? ''], place: 'snoozed', until: at(hours(2)) })
  expect(await idsIn('snoozed')).toEqual([first])
  expect(await unread()).toBe(1)
  const { sequence } = await (await notices()).unreadCount()

  office.clock.pass(hours(2))
  await office.settle()
  const inbox = (await list()).list
  expect(inbox.map(({ id }) => id)).toEqual([expect.not.stringContaining(first ?? '-'), second])
  expect(inbox[0]).toMatchObject({ isRead: false, snoozedUntil: null })
  expect(await idsIn('snoozed')).toEqual([])
  const counted = await (await notices()).unreadCount()
  expect(counted.unReadNum).toBe(2)
  expect(counted.sequence).toBeGreaterThan(sequence)
})

test('what is put off stays away when its task was decided meanwhile, and cannot become unread', async () => {
  const [{ caseId, id } = { caseId: '', id: '' }] = await casesForLi(1)
  const { put } = await notices()
  await put({ ids: [id], place: 'snoozed', until: at(hours(1)) })
  await agreeAs(office, 'li', caseId)
  office.clock.pass(hours(1))
  await office.settle()

  expect([await idsIn('snoozed'), await idsIn('archived')]).toEqual([[], [id]])
  expect(await put({ ids: [id], place: 'inbox', isRead: false })).toEqual({ unreadTotal: 0 })
})

test('an instant that is past, too far or missing is refused, and nothing happens', async () => {
  const [{ id } = { id: '' }] = await casesForLi(1)
  const { put } = await notices()
  for (const until of [at(-1_000), at(days(400)), undefined])
    expect(await refusalOf(put({ ids: [id], place: 'snoozed', ...(until && { until }) }))).toBe(
      'notices.untilPast',
    )
  expect(await idsIn('inbox')).toEqual([id])
})

test('messages of somebody else stay where they are', async () => {
  const [{ id } = { id: '' }] = await casesForLi(1)
  await (await notices('wang')).put({ ids: [id], place: 'archived' })

  expect(await idsIn('inbox')).toEqual([id])
})
