import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Account,
  days,
  hours,
  minutes,
  type Office,
  openOffice,
  refusalOf,
  uploaded,
} from '../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const of = async (account: Account) => (await office.as(account)).schedules
const dayAhead = (count: number) => new Date(office.clock() + count * days(1)).toISOString().slice(0, 10)
const titlesOf = async (account: Account, from = dayAhead(-1), to = dayAhead(60)) =>
  (await (await of(account)).list({ startTime: from, endTime: to })).list.map(({ title }) => title)
const noticesOf = async (account: Account) => {
  await office.settle()
  return (await (await office.as(account)).notices.list({ type: 4 })).list
}
const noticeTitlesOf = async (account: Account) => (await noticesOf(account)).map(({ title }) => title)

test('Li plans a review with Wang: both see it, Zhao does not, and only Li may change it', async () => {
  const [li, wang, zhao] = [await of('li'), await of('wang'), await of('zhao')]
  const wish = { title: '季度评审', startDay: dayAhead(3), endDay: dayAhead(3) }
  const made = await li.create({ ...wish, toUserIds: [office.company.people.wang] })
  await wang.answer({ id: made.id, which: 'this', answer: 'accepted' })

  expect([await titlesOf('li'), await titlesOf('wang'), await titlesOf('zhao')]).toEqual([
    ['季度评审'],
    ['季度评审'],
    [],
  ])
  expect(await wang.open(made)).toMatchObject({
    creator: { name: '李伟' },
    can: { edit: false, answer: true },
  })
  expect(await refusalOf(zhao.open(made))).toBe('schedules.notFound')
  expect(await refusalOf(wang.edit({ ...wish, id: made.id, which: 'all' }))).toBe('schedules.notYours')
  expect(await refusalOf(zhao.remove({ id: made.id, which: 'all' }))).toBe('schedules.notFound')
  expect(await refusalOf((await office.other.as('admin')).schedules.open(made))).toBe('schedules.notFound')
  expect(await noticeTitlesOf('wang')).toContain('李伟邀请您参加日程“季度评审”，请答复')

  await wang.remove({ id: made.id, which: 'all' })
  expect([await titlesOf('li'), await titlesOf('wang')]).toEqual([['季度评审'], []])
  await li.remove({ id: made.id, which: 'all' })
  expect(await titlesOf('li')).toEqual([])
})

test('participants are reminded once, even by several nodes, and the notice links to the entry', async () => {
  const chen = await of('chen')
  const at = new Date(office.clock() + hours(8) + hours(3)).toISOString()
  const day = at.slice(0, 10)
  const wish = { startDay: day, startTime: at.slice(11, 16), endDay: day, endTime: '23:59', allDay: false }
  const reminder = { kind: 'minutes', minutes: 30 } as const
  const made = await chen.create({
    ...{ ...wish, reminder, title: '对账' },
    toUserIds: [office.company.people.finance],
  })
  await (await of('finance')).answer({ id: made.id, which: 'all', answer: 'accepted' })
  const reminders = async () =>
    (await noticeTitlesOf('finance')).filter((title) => title.startsWith('日程提醒'))
  await office.app.ticker.passDue()
  expect(await reminders()).toEqual([])

  office.clock.pass(hours(2) + minutes(31))
  await Promise.all([office.app.ticker.passDue(), office.app.ticker.passDue()])
  await office.app.ticker.passDue()
  expect(await reminders()).toEqual([`日程提醒：对账（${day} ${at.slice(11, 16)}）`])
  const [row] = await noticesOf('finance')
  const read = await (await office.as('finance')).notices.read({ id: row?.id ?? '' })
  expect([read.type, JSON.parse(read.bodyText)]).toEqual([4, { type: 1, groupId: made.groupId, id: made.id }])
})

test('a recurring entry appears each time; one, later ones or all can be changed', async () => {
  const wang = await of('wang')
  const [start, until] = [dayAhead(10), dayAhead(31)]
  const wish = {
    title: '周会',
    startDay: start,
    endDay: start,
    repetition: 'weekly',
    repeatsUntil: until,
  } as const
  await wang.create(wish)
  const weekly = async () =>
    (await wang.list({ startTime: start, endTime: dayAhead(60) })).list.map(
      ({ title, startDay }) => `${title} ${startDay}`,
    )
  expect(await weekly()).toEqual([10, 17, 24, 31].map((day) => `周会 ${dayAhead(day)}`))

  const idOn = async (day: number) =>
    (await wang.list({ startTime: dayAhead(day), endTime: dayAhead(day) })).list[0]?.id ?? ''
  const moved = { ...wish, title: '周会改', startDay: dayAhead(18), endDay: dayAhead(18) }
  await wang.edit({ ...moved, id: await idOn(17), which: 'this' })
  expect(await weekly()).toEqual([
    `周会 ${dayAhead(10)}`,
    `周会改 ${dayAhead(18)}`,
    `周会 ${dayAhead(24)}`,
    `周会 ${dayAhead(31)}`,
  ])
  const later = { ...wish, title: '例会', startDay: dayAhead(25), endDay: dayAhead(25) }
  await wang.edit({ ...later, id: await idOn(24), which: 'all' })
  expect(await weekly()).toEqual([
    `例会 ${dayAhead(11)}`,
    `周会改 ${dayAhead(18)}`,
    `例会 ${dayAhead(18)}`,
    `例会 ${dayAhead(25)}`,
  ])
  await wang.remove({ id: await idOn(25), which: 'later' })
  expect(await weekly()).toEqual([`例会 ${dayAhead(11)}`, `周会改 ${dayAhead(18)}`, `例会 ${dayAhead(18)}`])
})

test('recurrence skips months without a 31st and years without a 29 February', async () => {
  const zhao = await of('zhao')
  const wish = { title: '月结', startDay: '2027-01-31', endDay: '2027-01-31' }
  await zhao.create({ ...wish, repetition: 'monthly', repeatsUntil: '2027-06-30' })
  const leap = { title: '闰日', startDay: '2028-02-29', endDay: '2028-02-29' }
  await zhao.create({ ...leap, repetition: 'yearly', repeatsUntil: '2036-12-31' })
  const daysOf = async (from: string, to: string) =>
    (await zhao.list({ startTime: from, endTime: to })).list.map(({ startDay }) => startDay)

  expect(await daysOf('2027-01-01', '2027-07-31')).toEqual(['2027-01-31', '2027-03-31', '2027-05-31'])
  expect([await daysOf('2029-01-01', '2029-12-31'), await daysOf('2032-01-01', '2032-12-31')]).toEqual([
    [],
    ['2032-02-29'],
  ])
})

type Wrong = Partial<Parameters<Awaited<ReturnType<typeof of>>['create']>[0]>

test.each([
  ['without a title', { title: ' ' }, 'schedules.noTitle'],
  ['that ends before it starts', { endDay: '2026-01-01' }, 'schedules.endsBeforeStart'],
  ['that repeats without an end', { repetition: 'daily' }, 'schedules.repeatsTooShort'],
  ['that never stops', { repetition: 'daily', repeatsUntil: '2040-01-01' }, 'schedules.repeatsTooOften'],
  ['with a stranger', { toUserIds: ['nobody'] }, 'schedules.personUnknown'],
] satisfies (readonly [string, Wrong, string])[])(
  'an entry %s is refused',
  async (_which, wrong, refusal) => {
    const wish = { title: '开会', startDay: '2026-12-01', endDay: '2026-12-01' }

    expect(await refusalOf((await of('li')).create({ ...wish, ...wrong }))).toBe(refusal)
  },
)

test('the notice of a cancelled entry has no link', async () => {
  const li = await of('li')
  const { id } = await li.create({
    ...{ title: '团建', startDay: dayAhead(5), endDay: dayAhead(6) },
    toUserIds: [office.company.people.zhao],
  })
  await li.remove({ id, which: 'this' })

  const [row] = await noticesOf('zhao')
  expect(row?.title).toBe('李伟取消了日程“团建”')
  const read = await (await office.as('zhao')).notices.read({ id: row?.id ?? '' })
  expect(JSON.parse(read.bodyText)).toMatchObject({ type: 3 })
})

test('only participants can open the files of an entry, which are deleted with it', async () => {
  const [li, zhao] = [await of('li'), await of('zhao')]
  const fileId = await uploaded(office, 'li', '议程.txt', '一、开场')
  const wish = { title: '评审', startDay: dayAhead(3), endDay: dayAhead(3), category: 'meeting' }
  const made = await li.create({ ...wish, files: [{ fileId }], toUserIds: [office.company.people.wang] })
  expect(await li.open(made)).toMatchObject({ category: 'meeting', categoryName: '会议' })

  const wang = await office.as('wang')
  expect((await wang.schedules.open(made)).files).toMatchObject([{ fileId, name: '议程.txt', size: 12 }])
  const { url } = await wang.files.download({ type: 'annex', fileId })
  expect(await (await fetch(new URL(url, await office.address()))).text()).toBe('一、开场')
  expect(await refusalOf((await office.as('zhao')).files.download({ type: 'annex', fileId }))).toBe(
    'files.notFound',
  )
  expect(await refusalOf(zhao.create({ ...wish, files: [{ fileId }] }))).toBe('files.notFound')
  expect(await refusalOf(li.create({ ...wish, category: 'nothing' }))).toBe('schedules.categoryUnknown')

  const edited = await li.edit({ ...wish, id: made.id, which: 'this', files: [{ fileId }], color: 'green' })
  office.clock.pass(hours(2))
  await office.app.ticker.passDue()
  expect((await li.open(edited)).files).toHaveLength(1)
  await li.remove({ id: edited.id, which: 'this' })
  expect(await refusalOf(wang.files.describe({ fileId }))).toBe('files.notFound')
  office.clock.pass(hours(2))
  await office.app.ticker.passDue()
  expect(await refusalOf((await office.as('li')).files.describe({ fileId }))).toBe('files.notFound')
})

test('invited people are asked: nothing is in their calendar and nobody reminds them until they accept', async () => {
  const [chen, zhao, finance] = [await of('chen'), await of('zhao'), await of('finance')]
  const { zhao: zhaoId, finance: financeId } = office.company.people
  const start = dayAhead(12)
  const wish = {
    ...{ title: '晨会', startDay: start, endDay: start, startTime: '09:00', endTime: '09:30', allDay: false },
    repetition: 'daily' as const,
    repeatsUntil: dayAhead(14),
    reminder: { kind: 'minutes' as const, minutes: 5 },
    toUserIds: [zhaoId, financeId],
  }
  const made = await chen.create(wish)
  const shownTo = async (account: Account) =>
    (await titlesOf(account, start, dayAhead(16))).filter((title) => title.startsWith('晨会')).length
  const invitedTo = async (account: Account) =>
    (await (await of(account)).invitations({})).list.filter(({ groupId }) => groupId === made.groupId)
  expect(await Promise.all([shownTo('chen'), shownTo('zhao'), shownTo('finance')])).toEqual([3, 0, 0])
  expect(await invitedTo('zhao')).toMatchObject([
    { id: made.id, answer: 'pending', startDay: start, repetition: 'daily', creator: { name: '陈静' } },
  ])

  await zhao.answer({ id: made.id, which: 'all', answer: 'accepted' })
  await finance.answer({ id: made.id, which: 'all', answer: 'declined' })
  expect(await Promise.all([shownTo('zhao'), shownTo('finance')])).toEqual([3, 0])
  expect([await invitedTo('zhao'), await invitedTo('finance')]).toEqual([[], []])
  expect((await chen.open(made)).participants.map(({ id, answer }) => [id === zhaoId, answer])).toEqual(
    expect.arrayContaining([
      [true, 'accepted'],
      [false, 'declined'],
    ]),
  )
  expect(await noticeTitlesOf('chen')).toEqual(
    expect.arrayContaining(['赵敏接受了日程“晨会”的邀请', expect.stringContaining('拒绝了日程“晨会”的邀请')]),
  )
  expect(await refusalOf(chen.answer({ id: made.id, which: 'all', answer: 'declined' }))).toBe(
    'schedules.yourOwn',
  )
  expect(await refusalOf((await of('li')).answer({ id: made.id, which: 'all', answer: 'accepted' }))).toBe(
    'schedules.notFound',
  )

  office.clock.pass(days(13) + hours(2))
  await office.app.ticker.passDue()
  const reminded = async (account: Account) =>
    (await noticeTitlesOf(account)).some((title) => title.startsWith('日程提醒：晨会'))
  expect(await Promise.all([reminded('chen'), reminded('zhao'), reminded('finance')])).toEqual([
    true,
    true,
    false,
  ])
})

test('an edit that keeps the times keeps the answers; one that moves or lengthens a series asks again', async () => {
  const [li, wang] = [await of('li'), await of('wang')]
  const day = dayAhead(20)
  const wish = { title: '一次', startDay: day, endDay: day, toUserIds: [office.company.people.wang] }
  const made = await li.create(wish)
  await wang.answer({ id: made.id, which: 'this', answer: 'accepted' })

  const renamed = await li.edit({ ...wish, title: '改名', id: made.id, which: 'all' })
  expect((await wang.open(renamed)).answer).toBe('accepted')
  const often = { repetition: 'daily', repeatsUntil: dayAhead(60) } as const
  const longer = await li.edit({ ...wish, ...often, title: '天天', id: renamed.id, which: 'all' })

  expect((await wang.open(longer)).answer).toBe('pending')
  expect(await titlesOf('wang', day, dayAhead(60))).toEqual([])
  expect(await noticeTitlesOf('wang')).toContain('李伟修改了日程“天天”的时间，请重新答复')
})

test('one call cannot send more invitations than a year of weeks with a department', async () => {
  const people = Object.values(office.company.people).filter((id) => id !== office.company.people.li)
  const daily = { repetition: 'daily', startDay: dayAhead(1), endDay: dayAhead(1) } as const
  const wish = { ...daily, title: '站会', repeatsUntil: dayAhead(399), toUserIds: people }
  const { length } = people
  const times = Math.floor(3000 / length)

  expect(length).toBeGreaterThan(7)
  expect(await refusalOf((await of('li')).create(wish))).toBe('schedules.tooManyInvitations')
  await (await of('li')).create({ ...wish, repeatsUntil: dayAhead(times) })
})
