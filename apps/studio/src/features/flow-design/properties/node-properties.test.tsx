import type { Send } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chain, end, publishFlow, start } from '../../../../../server/test/company-flows.ts'
import { findOption } from '../../../../test/find-option.ts'
import { openBoard } from '../../../../test/open-board.tsx'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let formId: string
beforeAll(async () => {
  office = await openOffice()
  const { formDesign } = await office.as('admin')
  const fields = [
    { key: 'reason', kind: 'input', label: 'Reason' },
    { key: 'due', kind: 'date', label: 'Due day' },
  ]
  const definition = { version: 1, key: 'orders', title: 'Order', fields }
  formId = (await formDesign.create({ name: 'Order', code: 'orders', definition })).id
})
afterEach(cleanup)
afterAll(() => office.close())

async function open() {
  const board = await openBoard(office, formId)
  const { user, settings } = board
  const choose = async (label: string, option: string) => {
    const setting = settings().getByLabelText(label)
    if (setting.matches('[role="group"]')) return user.click(within(setting).getByText(option))
    await user.click(setting)
    const offered = await screen.findAllByTitle(option)
    await user.click(offered.at(-1) as HTMLElement)
  }
  return { ...board, choose }
}

test('a step gets its own time limit, counted from a date in the form, and transfers automatically when overdue', async () => {
  const { user, canvas, settings, choose, saved } = await open()
  await user.click(canvas().getByRole('button', { name: /Approval/ }))
  expect(settings().queryByLabelText('Count from')).toBeNull()
  await choose('Time limit for tasks', 'Custom')
  await choose('Count from', 'A date in the form')
  await choose('Date field', 'Due day')
  await choose('Reminder', 'Before the due date')
  await choose('After the last reminder, automatically', 'Send back')
  await saved((nodes) =>
    nodes.some(({ timeLimit }) => {
      const { from, field, remind, overdue } = (timeLimit ?? {}) as Record<string, Record<string, unknown>>
      return (
        String(from) === 'field' &&
        String(field) === 'due' &&
        remind?.['at'] === 'beforeEnd' &&
        !!overdue?.['act']
      )
    }),
  )

  await choose('Time limit for tasks', 'No limit')
  expect(settings().queryByLabelText('Count from')).toBeNull()
  await saved((nodes) => nodes.some(({ timeLimit }) => timeLimit === 'none'))
})

test('a step asks those who decide who they are, always or by a condition over the form', async () => {
  const { user, canvas, settings, choose, saved } = await open()
  await user.click(canvas().getByRole('button', { name: /Approval/ }))
  await choose('Confirm identity', 'Always')
  await saved((nodes) => nodes.some(({ identity }) => JSON.stringify(identity) === '{"rule":"always"}'))
  canvas().getByRole('button', { name: /Approval.*confirm identity/ })

  await choose('Confirm identity', 'When a condition is met')
  await user.click(settings().getByRole('button', { name: /: Confirm identity when/ }))
  await user.click(settings().getByLabelText('Confirm identity when'))
  await user.paste('reason != "x"')
  await saved((nodes) =>
    nodes.some(({ identity }) => JSON.stringify(identity)?.includes('"condition":"reason != \\"x\\""')),
  )
  await choose('Confirm identity', 'Never')
  await saved((nodes) => nodes.every((node) => !('identity' in node)))
})

test('a step asks for a seal, and names the seals that it may be', async () => {
  const { seals } = await office.as('admin')
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const { id } = await seals.create({
    ...{
      fullName: 'Contract seal',
      enCode: 'contract',
      kind: 'contract',
      icon: `data:image/png;base64,${dot}`,
    },
    keepers: [{ kind: 'person', id: office.company.people.li }],
  })
  const { user, canvas, settings, choose, saved } = await open()
  await user.click(canvas().getByRole('button', { name: /Approval/ }))
  expect(settings().queryByLabelText('Seals')).toBeNull()
  await choose('Seal', 'Required')
  await choose('Seals', 'Contract seal')
  await saved((nodes) =>
    nodes.some(({ seal }) => {
      const { rule, seals: named } = (seal ?? {}) as { rule?: string; seals?: string[] }
      return rule === 'must' && named?.join() === id
    }),
  )
})

test('the settings of a step are in four parts, and a bar leads to each', async () => {
  const { user, canvas, settings } = await open()
  await user.click(canvas().getByRole('button', { name: /Approval/ }))
  const bar = within(settings().getByRole('navigation', { name: 'Groups of settings' }))
  const current = () =>
    bar
      .getAllByRole('button')
      .flatMap((part) => (part.hasAttribute('aria-current') ? [part.textContent] : []))
  expect(bar.getAllByRole('button').map((part) => part.textContent)).toEqual([
    ...['People', 'Form', 'Actions', 'Time'],
  ])
  expect(current()).toEqual(['People'])

  const timeLimit = settings().getByLabelText('Time limit for tasks')
  const scrolled: Element[] = []
  const { scrollIntoView } = Element.prototype
  onTestFinished(() => {
    Element.prototype.scrollIntoView = scrollIntoView
  })
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this)
  }
  await user.click(bar.getByRole('button', { name: 'Time' }))
  expect(scrolled.map((part) => part.contains(timeLimit))).toEqual([true])
  expect(current()).toEqual(['Time'])
})

test('an automation is set up with an action, its values, and its time', async () => {
  const { user, settings, add, choose, saved } = await open()
  await add(1, 'Automation')
  await choose('Action', 'Send message')
  await user.click(settings().getByLabelText('Content'))
  await user.paste('Order of {starter}')
  await user.click(settings().getByRole('button', { name: 'Edit as formula: Run only if' }))
  await user.click(settings().getByRole('combobox', { name: 'Run only if' }))
  await user.paste('reason != ""')
  await saved((nodes) =>
    nodes.some(({ kind, action, condition }) => {
      const actual = (action ?? {}) as Record<string, unknown>
      return (
        kind === 'automation' &&
        actual['does'] === 'sendMessage' &&
        actual['text'] === 'Order of {starter}' &&
        condition === 'reason != ""'
      )
    }),
  )
})

test('a sub-flow is chosen by name, starts for its people in sequence, and receives values', async () => {
  const inner = await publishFlow(office, { ...chain([start(), end]), name: 'Inner flow' })
  const { user, settings, add, choose, saved } = await open()
  await add(1, 'Sub-flow')
  await user.click(settings().getByLabelText('Flow'))
  await user.click((await screen.findAllByTitle(/Inner flow|测试流程/)).at(-1) as HTMLElement)
  await choose('Start order', 'One by one')
  await user.click(settings().getByRole('switch', { name: 'Wait for sub-flows to finish' }))
  await saved((nodes) =>
    nodes.some(
      ({ kind, flow, order, waits }) =>
        kind === 'subFlow' && flow === inner.flowId && order === 'inTurn' && waits === false,
    ),
  )
})

test('an external system has an address, and a secret shown on request', async () => {
  const { user, settings, add, saved } = await open()
  await add(1, 'External system')
  await user.click(settings().getByLabelText('Address'))
  await user.paste('https://books.example/orders')
  await saved((nodes) =>
    nodes.some(({ kind, url }) => kind === 'external' && url === 'https://books.example/orders'),
  )
  expect(await settings().findByRole('button', { name: 'Show' })).toBeTruthy()
})

test('people of a step are found as everywhere: the last met first, or by department, without more clicks', async () => {
  const { zhao, wang } = office.company.people
  await (await office.as('admin')).contacts.meet({ ids: [zhao] })
  const { user, canvas, settings, saved } = await open()
  await user.click(canvas().getByRole('button', { name: /Approval/ }))
  await user.click(settings().getByRole('button', { name: 'Add approver' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Specific people' }))
  const field = await settings().findByRole('combobox', { name: 'Specific people' })
  expect(document.activeElement).toBe(field)
  await user.click(field)
  await screen.findByText('Recent', { selector: '.ant-select-item-group' })
  await user.click(await findOption(/^赵敏 · /))
  const hasPeople = (ids: readonly string[]) =>
    saved((nodes) =>
      nodes.some(({ sources }) =>
        ((sources ?? []) as readonly Readonly<{ people?: readonly string[] }>[]).some(
          (source) => String(source.people) === String(ids),
        ),
      ),
    )
  await hasPeople([zhao])
  await user.click(await findOption(/^By department$/))
  await user.click(await findOption(/^People near you$/))
  await user.type(field, 'wangfang')
  await user.click(await findOption(/^王芳 · /))
  await hasPeople([zhao, wang])
})

test('a step that is called after its people follows them, also later, until it gets a name of its own', async () => {
  const { user, canvas, cards, settings } = await open()
  await user.click(canvas().getByRole('button', { name: /Approval/ }))
  await user.click(settings().getAllByRole('button', { name: 'Remove' })[0] as HTMLElement)
  await user.click(await settings().findByRole('button', { name: 'Specific people' }))
  await user.type(await settings().findByRole('combobox', { name: 'Specific people' }), 'zhaomin')
  await user.click(await findOption(/^赵敏 · /))
  expect(cards()).toContain('赵敏: Approval')

  await user.click(canvas().getByRole('button', { name: /^Start/ }))
  await user.click(canvas().getByRole('button', { name: /赵敏: Approval/ }))
  await user.click(await settings().findByRole('button', { name: 'Add approver' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Manager' }))
  expect(cards()).toContain('赵敏, Manager: Approval')

  const name = settings().getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Release')
  await user.click(settings().getAllByRole('button', { name: 'Remove' })[0] as HTMLElement)
  expect(cards()).toEqual(['Start', 'Release', 'End'])
})

test('until the names of people and roles are loaded, no id is read in their place', async () => {
  const { flowDesign } = await office.as('admin')
  const { people, roles } = office.company
  const sources = [
    { kind: 'people', people: [people.zhao] },
    { kind: 'role', ids: [roles.cashier] },
  ]
  const definition = {
    version: 1,
    name: 'Named',
    nodes: [
      { id: 'start', kind: 'start', name: 'Start' },
      { id: 'approve', kind: 'approver', name: 'Release', sources },
      { id: 'end', kind: 'end', name: 'End' },
    ],
    lines: [
      { id: 'l1', from: 'start', to: 'approve' },
      { id: 'l2', from: 'approve', to: 'end' },
    ],
  }
  const { id } = await flowDesign.create({ name: 'Named', code: 'named', formId, definition })
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  const network = (send: Send) => async (request: Request) => {
    if (/getSelectedList|Role/.test(request.url)) await comes
    return send(request)
  }
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/flows/${id}`, network })
  await user.click(await screen.findByRole('button', { name: /Release/ }))
  const settings = screen.getByRole('complementary', { name: 'Settings' })
  const chosen = () =>
    [...settings.querySelectorAll('.ant-select-selection-item-content')].map((one) => one.textContent)
  await waitFor(() => expect(chosen()).toEqual(['…', '…']))
  come()

  await waitFor(() => expect(chosen()).toEqual([expect.stringMatching(/^赵敏 · /), '出纳']))
})
