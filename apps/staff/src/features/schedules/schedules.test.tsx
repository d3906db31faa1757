import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

const chinese = { locale: 'zh-CN' } as const

test('Li writes an entry, finds it on its day, and Wang who takes part may only leave it', async () => {
  await renderStaff(office, 'li', '/pages/workFlow/schedule/form?day=2026-11-22', chinese)
  fireEvent.click(await screen.findByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写标题')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/标题/), { target: { value: '季度评审' } })
  fireEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByRole('button', { name: '取消日程' })).toBeTruthy()
  cleanup()

  await renderStaff(office, 'li', '/pages/workFlow/schedule/index?day=2026-11-22', chinese)
  expect(await screen.findByRole('link', { name: /季度评审/ })).toBeTruthy()
  cleanup()

  const made = await (await office.as('li')).schedules.create({
    ...{ title: '对账', startDay: '2026-11-23', endDay: '2026-11-23' },
    toUserIds: [office.company.people.wang],
  })
  await renderStaff(
    office,
    'wang',
    `/pages/workFlow/schedule/detail?groupId=${made.groupId}&id=${made.id}`,
    chinese,
  )
  expect(await screen.findByText('您收到了邀请，接受后日程才会进入您的日历')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '退出日程' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '接受' }))
  expect(await screen.findByRole('button', { name: '退出日程' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '修改日程' })).toBeNull()
})

test('an invitation is answered above the calendar, which it joins once accepted', async () => {
  const { schedules } = await office.as('li')
  const day = { startDay: '2027-01-05', endDay: '2027-01-05', toUserIds: [office.company.people.zhao] }
  await schedules.create({ ...day, title: '要去的' })
  await schedules.create({ ...day, title: '不去的', repetition: 'weekly', repeatsUntil: '2027-01-26' })
  await renderStaff(office, 'zhao', '/pages/workFlow/schedule/index?day=2027-01-05', chinese)
  const list = await screen.findByRole('list', { name: '待答复的邀请（2）' })
  const rowOf = (title: string) => within(within(list).getByText(title).closest('li') ?? list)
  expect(rowOf('不去的').getByText(/每周/)).toBeTruthy()

  fireEvent.click(rowOf('不去的').getByRole('button', { name: '拒绝' }))
  await screen.findByRole('list', { name: '待答复的邀请（1）' })
  expect(screen.queryByText('不去的')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '接受' }))

  expect(await screen.findByRole('link', { name: /要去的.*全天/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('list', { name: /待答复的邀请/ })).toBeNull())
})

test('an entry is of a category with its colour, and its day says how much is in it', async () => {
  const made = await (await office.as('li')).schedules.create({
    ...{ title: '例会', startDay: '2026-12-01', endDay: '2026-12-01', category: 'task' },
  })
  const place = `groupId=${made.groupId}&id=${made.id}`
  await renderStaff(office, 'li', `/pages/workFlow/schedule/detail?${place}`, chinese)
  expect(await screen.findByText('工作任务')).toBeTruthy()
  cleanup()

  await renderStaff(office, 'li', `/pages/workFlow/schedule/form?${place}`, chinese)
  const category = await screen.findByRole('button', { name: /^分类/ })
  fireEvent.click(category)
  fireEvent.click(await within(screen.getByRole('dialog')).findByText('重要期限'))
  await screen.findByRole('button', { name: /^颜色.*红/ })
  cleanup()

  await renderStaff(office, 'li', '/pages/workFlow/schedule/index?day=2026-12-01', chinese)
  const day = await screen.findByRole('button', { name: /2026.*12.*1.*1个日程/ })
  expect(day.getAttribute('aria-label')).toBeNull()
})

test('the document center shows a folder that is shared, and says what an empty shelf is for', async () => {
  const li = (await office.as('li')).documents
  const { id } = await li.addFolder({ name: '合同' })
  await li.share({ ids: [id], userIds: [office.company.people.wang] })
  await renderStaff(office, 'wang', '/pages/workFlow/document/index?shelf=shared', chinese)
  expect(await screen.findByRole('link', { name: /合同/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '流程归档' }))
  expect(await screen.findByText('还没有您可以查看的归档')).toBeTruthy()
})
