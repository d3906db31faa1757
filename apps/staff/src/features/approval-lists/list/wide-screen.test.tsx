import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  claim,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
const address = '/pages/workFlow/flowTodo/index?list=doing'

beforeAll(async () => {
  office = await openOffice()
  const flow = chain([start(), approver(office, 'review', ['manager']), end])
  const { flowId } = await publishFlow(office, flow)
  await launchAs(office, 'wang', flowId, { ...claim, subject: '第一件' })
  office.clock.pass(1_000)
  await launchAs(office, 'zhao', flowId, { ...claim, subject: '第二件' })
})
afterEach(cleanup)
afterAll(() => office.close())

/** The manager at a wide screen; calls to the server are recorded. */
async function atDesk(path: string) {
  const requests: string[] = []
  const view = await renderStaff(office, 'manager', path, {
    width: 1280,
    network: (send) => (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`)
      return send(request)
    },
  })
  return { ...view, asked: requests }
}
/** The list: alone on the page, or beside an open case. */
const pane = async () => {
  const title = await screen.findByRole('heading', { name: 'Approvals' })
  return within(title.closest('[data-alone], [class*=list]') ?? title)
}
const card = async (name: RegExp) => (await pane()).findByRole('link', { name })
const opened = async (subject: string) => {
  await screen.findByRole('tabpanel', { name: 'Progress' })
  await screen.findByText(subject, { selector: '[role=main] *' })
}

test('a case opens beside its list, and both are fetched once', async () => {
  const { user, asked: requests } = await atDesk(address)
  await user.click(await card(/王芳/))

  await opened('第一件')
  expect((await card(/王芳/)).getAttribute('aria-current')).toBe('true')
  expect((await card(/赵敏/)).getAttribute('aria-current')).toBeNull()
  expect(requests.filter((call) => call.endsWith('/lists/doing'))).toHaveLength(1)
  expect(new Set(requests).size).toBe(requests.length)
})

test('each opened case replaces the last, so that back closes it and then leaves the list', async () => {
  const { user, history } = await atDesk('/pages/index/index')
  history.push(address)
  await user.click(await card(/王芳/))
  await opened('第一件')
  await user.click(await card(/赵敏/))
  await opened('第二件')

  history.back()
  await waitFor(() => expect(screen.queryByRole('tabpanel', { name: 'Progress' })).toBeNull())
  expect(history.location.href).toBe(address)
  history.back()
  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/index'))
})

test('the back button of the list leaves it in one step, past the open case', async () => {
  const { user, history } = await atDesk('/pages/index/index')
  history.push(address)
  await user.click(await card(/王芳/))
  await opened('第一件')
  await user.click((await pane()).getByRole('button', { name: 'Back' }))

  await waitFor(() => expect(history.location.pathname).toBe('/pages/index/index'))
})

test('arrows move through the list while a case is open, and Enter opens the next', async () => {
  const { user } = await atDesk(address)
  await user.click(await card(/赵敏/))
  await opened('第二件')
  const first = await card(/赵敏/)
  first.focus()
  await user.keyboard('{ArrowDown}{Enter}')

  await opened('第一件')
  expect(document.activeElement).toBe(await card(/王芳/))
})

test('the link to a case of a list opens both, and a filter of the list stays while cases are read', async () => {
  const first = await atDesk(`${address}&keyword=${encodeURIComponent('王芳')}`)
  await first.user.click(await card(/王芳/))
  await opened('第一件')
  expect((await pane()).getByRole('searchbox')).toHaveProperty('value', '王芳')
  expect((await pane()).queryByRole('link', { name: /赵敏/ })).toBeNull()
  const { href } = first.history.location
  cleanup()

  await atDesk(href)
  await opened('第一件')
  await card(/赵敏/)
  expect((await card(/王芳/)).getAttribute('aria-current')).toBe('true')
})

test('the window title is that of the open case, and there is one main landmark', async () => {
  const { user } = await atDesk(address)
  await card(/王芳/)
  expect(document.title).toMatch(/Approvals · Signet$/)
  await user.click(await card(/王芳/))
  await opened('第一件')

  expect(document.title).toMatch(/测试流程 · Signet$/)
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('on a phone the same links show one page at a time', async () => {
  const { user, history } = await renderStaff(office, 'manager', address)
  await user.click(await screen.findByRole('link', { name: /王芳/ }))
  await opened('第一件')

  expect(screen.queryByRole('link', { name: /赵敏/ })).toBeNull()
  history.back()
  await screen.findByRole('link', { name: /赵敏/ })
})

test('j and k open the next and previous case, except while typing', async () => {
  const { user } = await atDesk(address)
  await card(/赵敏/)
  await user.keyboard('j')
  await opened('第二件')
  await user.keyboard('j')
  await opened('第一件')
  await user.keyboard('k')
  await opened('第二件')

  await user.click((await pane()).getByRole('searchbox'))
  await user.keyboard('j?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await card(/赵敏/)).getAttribute('aria-current')).toBe('true')
})

test('? shows the shortcuts, and Esc hides them', async () => {
  const { user } = await atDesk(address)
  await card(/赵敏/)
  await user.keyboard('?')
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  keys.getByText('Open next')
  await user.click(keys.getByRole('button', { name: 'Close' }))
  await user.click((await pane()).getByRole('button', { name: 'Keyboard shortcuts' }))
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
})

test('a, then Ctrl and Enter, approves; the next one opens, and u undoes it after a question', async () => {
  const nodes = [start(), approver(office, 'review', ['manager']), approver(office, 'pay', ['finance']), end]
  const { flowId } = await publishFlow(office, { ...chain(nodes), name: '两步' })
  const caseId = await launchAs(office, 'li', flowId, { ...claim, subject: '第三件' })
  const { user } = await atDesk(address)
  await card(/李伟/)
  await user.keyboard('j')
  await opened('第三件')
  await user.keyboard('a')
  await screen.findByRole('button', { name: 'Confirm: Approve' })
  await user.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByText('Done. Here’s the next one')
  await screen.findByRole('button', { name: 'Undo' })
  expect((await pane()).queryByRole('link', { name: /李伟/ })).toBeNull()

  await user.keyboard('u')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
  await waitFor(async () => {
    const { list } = await (await office.as('manager')).approvals.list({ list: 'doing' })
    expect(list.map((row) => row.caseId)).toContain(caseId)
  })
})

test('x selects the row in focus, and again no more', async () => {
  const { user } = await atDesk(address)
  const first = await card(/赵敏/)
  first.focus()
  await user.keyboard('x')
  const tick = await (await pane()).findByRole('checkbox', { name: /赵敏/ })
  expect(tick).toHaveProperty('checked', true)
  tick.focus()
  await user.keyboard(' ')
  expect(tick).toHaveProperty('checked', false)
})
