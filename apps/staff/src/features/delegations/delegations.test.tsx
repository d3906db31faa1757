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

const lists = '/pages/workFlow/entrustAgent/index'
const detail = (id: string) => `/pages/workFlow/entrustAgent/detail?id=${id}`
const hour = 3_600_000
const askFirst = async (isAsked: boolean) =>
  (await office.as('admin')).delegations.setRules({ entrustAsks: isAsked, agencyAsks: isAsked })

/** `from` lets `to` decide for a day. */
async function agency(from: 'li' | 'zhao' | 'chen', to: 'wang' | 'employee', note = '') {
  const { delegations } = await office.as(from)
  const now = office.clock()
  const { id } = await delegations.create({
    ...{ kind: 'agency', toUserIds: [office.company.people[to] ?? ''], note },
    ...{ startsAt: new Date(now).toISOString(), endsAt: new Date(now + 24 * hour).toISOString() },
  })
  return { id, delegations }
}

test('an empty list explains delegation, and the other tab shows the received ones', async () => {
  const { user, history } = await renderStaff(office, 'finance', lists)
  await screen.findByText('No one approves for you yet')
  await user.click(screen.getByRole('tab', { name: 'To me' }))
  await screen.findByText('You’re not approving for anyone')
  expect(history.location.href).toContain('index=2')
  expect(screen.queryByRole('button', { name: 'New approval delegation' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Starting requests' }))
  await screen.findByText('You’re not starting requests for anyone')
})

test.each([
  ['?index=1&type=1', 'My delegations'],
  ['?index=2&type=2', 'Delegated to me'],
  ['?index=2&type=3', 'My approval delegations'],
  ['?index=2&type=4', 'Approvals delegated to me'],
  ['?index=2', 'Approvals delegated to me'],
])('the address of a message %s opens %s', async (search, name) => {
  await renderStaff(office, 'finance', `${lists}${search}`)
  await screen.findByRole('tabpanel', { name })
})

test('Li lets Wang decide for a week, in all flows; a missing value is reported at its field', async () => {
  await askFirst(false)
  const { user, history } = await renderStaff(office, 'li', lists)
  await user.click(await screen.findByRole('button', { name: 'New approval delegation' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Choose at least one colleague')

  await user.click(screen.getByRole('button', { name: /Delegates/ }))
  const sheet = screen.getByRole('dialog', { name: 'Choose colleagues' })
  await user.click(await within(sheet).findByRole('checkbox', { name: /王芳/ }))
  expect(within(sheet).queryByRole('checkbox', { name: /李伟/ })).toBeNull()
  expect(within(sheet).queryByRole('checkbox', { name: /管理员/ })).toBeNull()
  await user.click(within(sheet).getByRole('button', { name: 'Done (1)' }))
  const { startsAt, endsAt } = { startsAt: office.clock() - hour, endsAt: office.clock() + 24 * hour }
  const local = (at: number) =>
    new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  const fill = async (label: RegExp, value: string) => {
    const field = await screen.findByRole('textbox', { name: label })
    await user.clear(field)
    await user.type(field, value)
  }
  await fill(/^From/, local(startsAt))
  await fill(/^Until/, local(endsAt))
  await user.type(screen.getByLabelText(/Reason/), 'Trip to Hangzhou')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByRole('heading', { name: '王芳 approves for 李伟' })
  expect(history.location.pathname).toBe('/pages/workFlow/entrustAgent/detail')
  screen.getByText('Trip to Hangzhou')
  screen.getByText('Active')
  const { list } = await (await office.as('wang')).delegations.list({ kind: 'agency', side: 'forMe' })
  expect(list).toMatchObject([{ note: 'Trip to Hangzhou', flows: [], status: 'active' }])
})

test('a refusal of the server is shown on the form', async () => {
  await askFirst(true)
  const { id, delegations } = await agency('zhao', 'wang')
  await (await office.as('wang')).delegations.answer({ id, answer: 'accepted' })
  const second = await delegations.create({
    ...{ kind: 'entrust', toUserIds: [office.company.people.wang ?? ''] },
    startsAt: new Date(office.clock()).toISOString(),
    endsAt: new Date(office.clock() + 24 * hour).toISOString(),
  })
  const { user } = await renderStaff(office, 'zhao', `/pages/workFlow/entrustAgent/form?id=${second.id}`)
  await user.click(await screen.findByRole('radio', { name: /Approve for me/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('王芳')
  await delegations.stop({ id })
})

test('Wang is asked, accepts, and later ends the delegation', async () => {
  await askFirst(true)
  const { id, delegations } = await agency('chen', 'wang')
  const { user } = await renderStaff(office, 'wang', `${lists}?index=2&kind=agency`)
  const card = (await screen.findByText('Awaiting your response')).closest('a')
  expect(card?.textContent).toContain('Awaiting acceptance')
  await user.click(card as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  await waitFor(async () => expect((await delegations.open({ id })).status).toBe('active'))

  await user.click(await screen.findByRole('button', { name: 'Stop acting for them' }))
  const question = await screen.findByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: 'Decline' }))
  await waitFor(async () => expect((await delegations.open({ id })).status).toBe('refused'))
})

test('Chen deletes a delegation that no one has accepted, and stops an accepted one', async () => {
  await askFirst(true)
  const { id, delegations } = await agency('chen', 'employee', 'Training')
  const first = await renderStaff(office, 'chen', detail(id))
  const remove = await screen.findByRole('button', { name: 'Delete' })
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  await first.user.click(remove)
  await first.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(first.history.location.pathname).toBe(lists))
  await expect(delegations.open({ id })).rejects.toMatchObject({ code: 'delegations.notFound' })
  cleanup()

  await askFirst(false)
  const given = await agency('chen', 'employee')
  const { user } = await renderStaff(office, 'chen', detail(given.id))
  await user.click(await screen.findByRole('button', { name: 'Stop' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stop' }))
  await waitFor(async () => expect((await delegations.open({ id: given.id })).status).toBe('stopped'))
})

test('delegations of others are not shown, and a link without an id says what to do', async () => {
  await askFirst(false)
  const { id } = await agency('zhao', 'employee')
  await renderStaff(office, 'finance', detail(id))
  await screen.findByRole('alert')
  expect(screen.queryByText(/approves for/)).toBeNull()
  cleanup()
  await renderStaff(office, 'finance', detail(''))
  await screen.findByText('Can’t open this link')
})
