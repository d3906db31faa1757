import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

async function publish(title: string, body: string, more: { pinnedUntil?: string } = {}) {
  const { announcements } = await office.as('admin')
  const { id } = await announcements.create({
    ...{ title, body, needsConfirmation: true, ...more },
    holders: [{ kind: 'organization', id: office.company.departments.research }],
  })
  await announcements.release({ id, revision: 1 })
  await office.settle()
  return { id, announcements }
}

const messageRows = async () => [
  ...(await screen.findByRole('list', { name: 'Messages' })).querySelectorAll<HTMLElement>('[data-row]'),
]

test('a reader opens an announcement from the messages and confirms it', async () => {
  const { id, announcements } = await publish('安全须知', '<h2>规定</h2><p>请佩戴<strong>安全帽</strong></p>')
  const { user } = await renderStaff(office, 'li', '/pages/index/message')
  const current = within(await screen.findByRole('list', { name: 'Pinned and to confirm' }))
  expect(current.getByText('Please confirm')).toBeTruthy()
  const [row] = await messageRows()
  if (row) await user.click(row)
  expect((await screen.findByText('安全帽')).tagName).toBe('STRONG')
  await user.click(screen.getByRole('button', { name: 'I’ve read this' }))
  expect(await screen.findByText(/^You confirmed this on/)).toBeTruthy()
  expect((await announcements.open({ id })).counts).toMatchObject({ read: 1, confirmed: 1 })
})

test('markup that acts never reaches the page, and a recalled announcement says so', async () => {
  const { id, announcements } = await publish(
    '恶意',
    '<p>文字<img src=x onerror="window.hit=1"><script>1</script></p>',
  )
  const at = `/pages/message/messageDetail/index?id=${id}`
  await renderStaff(office, 'wang', at)
  expect(await screen.findByText('文字')).toBeTruthy()
  expect(document.querySelector('[onerror], article script')).toBeNull()
  cleanup()

  await announcements.recall({ id })
  await renderStaff(office, 'wang', at)
  expect(await screen.findByText('This announcement was recalled.')).toBeTruthy()
  expect(screen.queryByText('文字')).toBeNull()
})

test('a pinned announcement stays above the messages of its readers alone', async () => {
  const day = new Date(office.clock() + 86_400_000).toISOString().slice(0, 10)
  await publish('置顶通知', '<p>内容</p>', { pinnedUntil: day })
  await renderStaff(office, 'zhao', '/pages/index/message')
  expect(await screen.findByRole('link', { name: /置顶通知/ })).toBeTruthy()
  cleanup()
  await renderStaff(office, 'chen', '/pages/index/message')
  await screen.findByText('No messages yet')
  await waitFor(() => expect(screen.queryByRole('link', { name: /置顶通知/ })).toBeNull())
})
