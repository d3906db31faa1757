import { readDefinition } from '@signet/form'
import { findField } from '@signet/form/design'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openStudio } from '../../../../test/open-studio.tsx'

let office: Office
let count = 0

beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('an added, renamed and required field is shown on canvas and outline, and undo reverts it', async () => {
  const { user, canvas, head, properties } = await openBoard()

  await user.click(screen.getByRole('button', { name: 'Number' }))
  const label = await properties().findByLabelText('Label')
  await user.clear(label)
  await user.type(label, 'Amount')
  await user.click(properties().getByLabelText('Required'))

  expect(head('Amount').textContent).toBe('Amount*')
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  expect(screen.getByRole('treeitem', { name: /Amount/, selected: true })).toBeTruthy()

  const undo = screen.getByRole('button', { name: 'Undo' })
  await user.click(undo)
  expect(head('Amount').textContent).toBe('Amount')
  await user.click(undo)
  await user.click(undo)
  expect(canvas().queryByText('Amount')).toBeNull()
})

test('the question mark shows the shortcuts, but not while typing', async () => {
  const { user, properties } = await openBoard([{ key: 'reason', kind: 'input', label: 'Reason' }])
  await user.click(within(canvas()).getAllByText('Reason')[0] as HTMLElement)
  await user.type(await properties().findByLabelText('Label'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()

  await user.keyboard('{Escape}?')
  expect(
    within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('Undo'),
  ).toBeTruthy()
})

test('pasted lines become options, shown on the canvas', async () => {
  const { user, canvas, properties } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Radio buttons' }))

  await user.click(await properties().findByRole('textbox', { name: 'Add multiple' }))
  await user.paste('Train\nPlane')
  await user.tab()
  expect(await canvas().findByText('Plane')).toBeTruthy()

  await user.click(properties().getByRole('button', { name: 'Add multiple' }))
  await user.click(properties().getByRole('textbox', { name: 'Add multiple' }))
  await user.paste('Train\n\nCar')
  await user.click(properties().getByRole('button', { name: 'Add these options' }))
  expect(await canvas().findByText('Car')).toBeTruthy()
  expect(canvas().getAllByText('Train').length).toBe(1)
})

test("a wrong formula is reported in place, in the reader's language", async () => {
  const { user, head, properties } = await openBoard([{ key: 'total', kind: 'calculate', label: 'Total' }])
  await user.click(head('Total'))

  await user.click(await properties().findByRole('button', { name: 'Edit as formula: Formula' }))
  const formula = await properties().findByRole('combobox', { name: 'Formula' })
  await user.clear(formula)
  await user.type(formula, 'nothing + 1')

  const alert = await properties().findByRole('alert')
  expect(alert.textContent).toMatch(/nothing/)
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
})

test("a default value is entered in the field's own control", async () => {
  const { user, head, properties, saved } = await openBoard([
    { key: 'reason', kind: 'input', label: 'Reason' },
  ])
  await user.click(head('Reason'))

  await user.type(await properties().findByLabelText('Default of Reason'), 'Visit')
  await eventually(async () => (await saved('reason'))?.default).toEqual({ value: 'Visit' })

  await user.click(properties().getByText('Formula'))
  await user.click(properties().getByRole('button', { name: 'Edit as formula: Default of Reason' }))
  await user.type(properties().getByLabelText('Default of Reason'), 'me')
  await eventually(async () => (await saved('reason'))?.default).toEqual({ formula: 'me' })
})

test('a condition is built by choosing a field, an operator and a value, and reads as a sentence', async () => {
  const { user, head, properties, saved, openTab } = await openBoard([
    { key: 'trip', kind: 'date-range', label: 'Dates' },
    { key: 'hotel', kind: 'input', label: 'Hotel' },
  ])
  await user.click(head('Hotel'))
  await openTab('Rules')

  await user.click(await properties().findByRole('combobox', { name: 'Show if' }))
  await user.click(await screen.findByTitle('Dates · nights (days between)'))
  const row = within(await properties().findByRole('group', { name: 'Condition 1' }))
  await user.type(await row.findByRole('textbox', { name: 'Value' }), '3')

  await eventually(async () => (await saved('hotel'))?.visible).toBe('daysBetween(trip[0], trip[1]) > 3')
  expect(properties().getByText('If Dates · nights (days between) is more than 3')).toBeTruthy()
  expect(properties().getByText(/^Sample: Dates .* → No$/)).toBeTruthy()

  await user.click(row.getByRole('button', { name: 'Remove condition 1' }))
  await eventually(async () => (await saved('hotel'))?.visible).toBeUndefined()
})

test('a person is compared through the picker of people', async () => {
  const { user, head, properties, saved, openTab } = await openBoard([
    { key: 'who', kind: 'user-select', label: 'Traveller' },
    { key: 'hotel', kind: 'input', label: 'Hotel' },
  ])
  await user.click(head('Hotel'))
  await openTab('Rules')

  await user.click(await properties().findByRole('combobox', { name: 'Required if' }))
  await user.click(await screen.findByTitle('Traveller'))
  await user.click(await properties().findByRole('button', { name: 'Compare with another field' }))
  await eventually(async () => (await saved('hotel'))?.requiredWhen).toBe('who == me')
  expect(properties().getByText('If Traveller is Current user')).toBeTruthy()
})

test('a wrong formula is mended by one press', async () => {
  const { user, head, properties, saved } = await openBoard([
    { key: 'trip', kind: 'date-range', label: 'Dates' },
    { key: 'nights', kind: 'calculate', label: 'Nights', settings: { formula: 'trip' } },
  ])
  await user.click(head('Nights'))

  await user.click(await properties().findByRole('button', { name: 'Dates · nights (days between)' }))
  await eventually(async () => (await saved('nights'))?.settings['formula']).toBe(
    'daysBetween(trip[0], trip[1])',
  )
})

test('the person who fills in the form is a default of one press', async () => {
  const { user, head, properties, saved } = await openBoard([
    { key: 'who', kind: 'user-select', label: 'Traveller' },
    { key: 'day', kind: 'date', label: 'Day' },
  ])
  await user.click(head('Traveller'))

  await user.click(await properties().findByRole('button', { name: 'Current user' }))
  await eventually(async () => (await saved('who'))?.default).toEqual({ formula: 'me' })

  await user.click(head('Day'))
  await user.click(await properties().findByRole('button', { name: 'Next working day' }))
  await eventually(async () => (await saved('day'))?.default).toEqual({ formula: 'addWorkingDays(today, 1)' })
})

test('a new field takes its name from the keyboard, and can be required on any tab', async () => {
  const { user, properties, saved, openTab, head } = await openBoard([
    { key: 'who', kind: 'input', label: 'Who' },
  ])
  await user.click(head('Who'))
  await openTab('Rules')
  await user.click(properties().getByRole('switch', { name: 'Required' }))
  await eventually(async () => (await saved('who'))?.required).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Number' }))
  await user.keyboard('Amount')
  await eventually(async () => (await saved('number1'))?.label).toBe('Amount')
  expect(properties().getByRole('tab', { name: 'Basics' }).getAttribute('aria-selected')).toBe('true')
})

test('a column of numbers gets its total below the sub-table, once', async () => {
  const { user, head, properties, saved } = await openBoard([
    {
      key: 'costs',
      kind: 'sub-table',
      label: 'Costs',
      fields: [{ key: 'price', kind: 'number', label: 'Price', settings: { currency: 'USD' } }],
    },
  ])
  await user.click(head('Price'))
  await user.click(await properties().findByRole('button', { name: 'Show its total in the form' }))
  await eventually(async () => (await saved('calculate1'))?.settings).toEqual({
    formula: 'sum(costs.price)',
    currency: 'USD',
  })
  expect(properties().getByText('Its total: Total of Price')).toBeTruthy()
  expect(properties().queryByRole('button', { name: 'Show its total in the form' })).toBeNull()
})

test('conditions are grouped in brackets, and each group is joined for itself', async () => {
  const { user, head, properties, saved, openTab } = await openBoard([
    { key: 'abroad', kind: 'switch', label: 'Abroad' },
    { key: 'urgent', kind: 'switch', label: 'Urgent' },
    { key: 'hotel', kind: 'input', label: 'Hotel' },
  ])
  await user.click(head('Hotel'))
  await openTab('Rules')
  await user.click(await properties().findByRole('combobox', { name: 'Show if' }))
  await user.click(await screen.findByTitle('Abroad'))
  const built = within(await properties().findByRole('group', { name: 'Show if' }))
  await user.click(built.getByRole('button', { name: 'Add group' }))
  const inner = () => within(built.getByRole('group', { name: 'Group 2' }))
  for (const name of ['Urgent', 'Abroad']) {
    await user.click(inner().getByRole('combobox', { name: /^Add condition/ }))
    await user.click(screen.getAllByTitle(name).at(-1) as HTMLElement)
  }
  await eventually(async () => (await saved('hotel'))?.visible).toBe('abroad && (urgent || abroad)')
  expect(properties().getByText('If Abroad is yes and (Urgent is yes or Abroad is yes)')).toBeTruthy()

  await user.click(inner().getByRole('button', { name: 'Remove group 2' }))
  await eventually(async () => (await saved('hotel'))?.visible).toBe('abroad')
})

test('foreign money is added in the currency of the organization without a formula text', async () => {
  const { user, head, properties, saved } = await openBoard([
    { key: 'yuan', kind: 'number', label: 'Yuan', settings: { currency: 'CNY' } },
    { key: 'dollars', kind: 'number', label: 'Dollars', settings: { currency: 'USD', rate: '7.2' } },
    { key: 'total', kind: 'calculate', label: 'Total', settings: { formula: 'yuan' } },
  ])
  await user.click(head('Total'))
  await user.click(await properties().findByRole('combobox', { name: 'Formula' }))
  await user.click(await screen.findByTitle('Dollars, in Chinese yuan'))
  await eventually(async () => (await saved('total'))?.settings['formula']).toBe('yuan + dollars * 7.2')
  expect(properties().getByText('Yuan + Dollars × 7.2')).toBeTruthy()
})

test('a new amount starts with the currency of the company, and keeps it when that changes', async () => {
  const setCurrency = async (currency: string) => {
    const { settings } = await office.as('admin')
    const identity = (await settings.list()).groups.find(({ group }) => group === 'identity')
    if (!identity) throw new Error('identity')
    await settings.save({ ...identity, secrets: {}, value: { ...identity.value, currency } })
  }
  await setCurrency('HKD')
  onTestFinished(() => setCurrency('CNY'))
  const { user, properties, saved } = await openBoard()
  await user.click(screen.getByRole('button', { name: 'Amount' }))
  await eventually(async () => (await saved('number1'))?.settings).toEqual({
    ...{ currency: 'HKD', convertsInto: 'HKD', thousands: true },
  })
  expect(properties().queryByText('Exchange rate')).toBeNull()

  await user.click(properties().getByRole('combobox', { name: 'Currency' }))
  await user.click(await screen.findByTitle('US dollar'))
  expect(await properties().findByText('Exchange rate')).toBeTruthy()
  await setCurrency('EUR')
  await eventually(async () => (await saved('number1'))?.settings).toEqual({
    ...{ currency: 'USD', convertsInto: 'HKD', thousands: true },
  })
})

test('nights are counted without decimals, and other results keep theirs', async () => {
  const { user, head, properties, saved } = await openBoard([
    { key: 'trip', kind: 'date-range', label: 'Dates' },
    { key: 'nights', kind: 'calculate', label: 'Nights' },
  ])
  await user.click(head('Nights'))
  await user.click(properties().getByRole('combobox', { name: 'Formula' }))
  await user.click(await screen.findByTitle('Dates · nights (days between)'))
  await eventually(async () => (await saved('nights'))?.settings).toEqual({
    formula: 'daysBetween(trip[0], trip[1])',
    precision: 0,
  })
})

test('the panel keeps its tab from field to field, and counts mistakes on the others', async () => {
  const { user, head, properties, openTab } = await openBoard([
    { key: 'hotel', kind: 'input', label: 'Hotel', required: true, unique: true },
    { key: 'nights', kind: 'calculate', label: 'Nights', settings: { formula: 'gone' } },
  ])
  await user.click(head('Hotel'))
  expect(await properties().findByText('Required · Unique')).toBeTruthy()
  await openTab('Rules')

  await user.click(head('Nights'))
  expect(properties().getByRole('tab', { name: 'Rules' }).getAttribute('aria-selected')).toBe('true')
  await user.click(await properties().findByRole('tab', { name: 'Basics 1' }))
  expect(await properties().findByRole('alert')).toBeTruthy()
})

test('a dictionary is chosen by name as the source of choices', async () => {
  const { dictionary } = await office.as('admin')
  const none = { 'zh-TW': '', 'en-US': '' }
  await dictionary.create({ fullName: 'Cities', enCode: 'cities', translations: none })
  const { user, head, properties, saved } = await openBoard([{ key: 'city', kind: 'select', label: 'City' }])
  await user.click(head('City'))

  await user.click(await properties().findByText('Dictionary'))
  await user.click(properties().getByRole('combobox', { name: 'Dictionary' }))
  await user.click(await screen.findByTitle('Cities'))

  await eventually(async () => (await saved('city'))?.settings['source']).toMatchObject({
    from: 'dictionary',
    dictionary: 'cities',
  })
  expect(properties().queryByText('Add option')).toBeNull()
})

test('the selectable people are restricted to people found by name', async () => {
  const { user, head, properties, saved } = await openBoard([
    { key: 'who', kind: 'user-select', label: 'Who' },
  ])
  await user.click(head('Who'))

  await user.click(await properties().findByRole('combobox', { name: 'Available choices' }))
  await user.click(await screen.findByTitle('Specific people or members'))
  await user.click(await properties().findByRole('combobox', { name: 'People' }))
  await user.keyboard('吴财务')
  await user.click(await screen.findByRole('option', { name: /吴财务/ }))

  await eventually(async () => (await saved('who'))?.settings['people']).toEqual([
    office.company.people.finance,
  ])
})

test('several fields are changed together, and undone together', async () => {
  const { user, head, properties } = await openBoard([
    { key: 'from', kind: 'input', label: 'From' },
    { key: 'to', kind: 'input', label: 'To' },
  ])
  await user.click(head('From'))
  await user.keyboard('{Control>}')
  await user.click(head('To'))
  await user.keyboard('{/Control}')

  await user.click(await properties().findByLabelText('Required'))
  expect(head('From').textContent).toBe('From*')
  expect(head('To').textContent).toBe('To*')

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(head('From').textContent).toBe('From')
})

test('the canvas scrolls to a field that is selected in the outline', async () => {
  const { user } = await openBoard([
    { key: 'first', kind: 'input', label: 'First' },
    { key: 'second', kind: 'input', label: 'Second' },
  ])
  await user.click(screen.getByRole('tab', { name: 'Outline' }))
  const scrolled: (string | null)[] = []
  const { scrollIntoView } = Element.prototype
  onTestFinished(() => {
    Element.prototype.scrollIntoView = scrollIntoView
  })
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.getAttribute('data-path'))
  }
  await user.click(screen.getByRole('treeitem', { name: /Second/ }))

  expect(scrolled).toContain('second')
})

test('a selected field is moved, copied and deleted where it is, and by the right mouse button', async () => {
  const { user, canvas, head } = await openBoard([
    { key: 'first', kind: 'input', label: 'First' },
    { key: 'second', kind: 'input', label: 'Second' },
  ])
  const order = () =>
    [...document.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset['path'])
  await user.click(head('Second'))
  await user.click(canvas().getByRole('button', { name: 'Move up' }))
  expect(order()).toEqual(['second', 'first'])
  expect(canvas().getByRole<HTMLButtonElement>('button', { name: 'Move up' }).disabled).toBe(true)
  await user.click(canvas().getByRole('button', { name: 'Duplicate' }))
  expect(order()).toHaveLength(3)
  await user.click(canvas().getByRole('button', { name: 'Delete' }))
  expect(order()).toEqual(['second', 'first'])

  await user.pointer({ keys: '[MouseRight]', target: head('First') })
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(order()).toEqual(['second'])
})

test('the canvas marks fields that are shown or required only under a condition, and says which', async () => {
  const { canvas } = await openBoard([
    { key: 'abroad', kind: 'switch', label: 'Abroad' },
    { key: 'hotel', kind: 'card', label: 'Hotel', visible: 'abroad' },
    { key: 'visa', kind: 'input', label: 'Visa', requiredWhen: 'abroad && 1 + 1 > 1' },
  ])
  const shown = canvas().getByRole('img', { name: 'Shown conditionally' })
  expect(shown.title).toBe('If Abroad is yes')
  expect(shown.closest<HTMLElement>('[data-path]')?.dataset['path']).toBe('hotel')
  expect(canvas().getByRole('img', { name: 'Required conditionally' }).title).toBe('If abroad && 1 + 1 > 1')
})

test('a component clicked while an empty card is selected lands in the card', async () => {
  const { user, head, form } = await openBoard([
    { key: 'hotel', kind: 'card', label: 'Hotel' },
    { key: 'reason', kind: 'input', label: 'Reason' },
  ])
  await user.click(head('Hotel'))
  await user.click(screen.getByRole('button', { name: 'Number' }))
  await eventually(async () => (await form()).fields[0]?.fields.map(({ key }) => key)).toEqual(['number1'])
})

test('two fields together can be unique', async () => {
  const { user, properties, form } = await openBoard([
    { key: 'code', kind: 'input', label: 'Code' },
    { key: 'year', kind: 'number', label: 'Year' },
  ])
  await user.click(await properties().findByRole('button', { name: 'Add combination' }))
  await user.type(properties().getByLabelText('Message for duplicates'), 'Taken')

  await eventually(async () => (await form()).uniqueTogether).toEqual([
    { fields: ['code', 'year'], message: 'Taken' },
  ])
})

test('missing translations are found and filled in by keyboard', async () => {
  const { user, saved } = await openBoard([
    { key: 'from', kind: 'input', label: { 'zh-CN': '出发地', 'zh-TW': '出發地', 'en-US': 'From' } },
    { key: 'to', kind: 'input', label: '目的地' },
    { key: 'when', kind: 'date', label: '日期' },
  ])
  await user.click(await screen.findByRole('button', { name: 'Translations' }))
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(drawer.getByRole('checkbox', { name: 'Only untranslated' }))
  expect(drawer.queryByDisplayValue('出发地')).toBeNull()

  await user.click(drawer.getByRole('textbox', { name: /^目的地 · Label · English/ }))
  await user.keyboard('To{Enter}When')

  await eventually(async () => (await saved('to'))?.label).toEqual({ 'zh-CN': '目的地', 'en-US': 'To' })
  await eventually(async () => (await saved('when'))?.label).toEqual({ 'zh-CN': '日期', 'en-US': 'When' })
})

test('publishing first says what it means, then adds a version to the list', async () => {
  const { user } = await openBoard([{ key: 'reason', kind: 'input', label: 'Reason' }])
  await user.click(await screen.findByRole('button', { name: 'Publish' }))

  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText(/This is the first version/)).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Publish' }))
  await eventually(() => screen.queryByRole('dialog')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Versions' }))
  await user.click(await screen.findByRole('button', { name: /Version 1/ }))
  expect(await screen.findByText('Same as the current draft')).toBeTruthy()
})

test('a field with a missing dictionary is reported before publishing, and selected afterwards', async () => {
  const source = { from: 'dictionary', dictionary: 'gone' }
  const { user, properties } = await openBoard([
    { key: 'reason', kind: 'input', label: 'Reason' },
    { key: 'city', kind: 'select', label: 'Town', settings: { source } },
  ])
  await user.click(await screen.findByRole('button', { name: 'Publish' }))

  const sheet = within(await screen.findByRole('dialog'))
  expect((await sheet.findByRole('alert')).textContent).toContain('“Town” uses the dictionary “gone”')
  expect(sheet.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true)
  await user.click(sheet.getByRole('button', { name: 'Cancel' }))
  expect(await properties().findByDisplayValue('Town')).toBeTruthy()
})

test('a new form starts empty, and another from an exported file', async () => {
  const { user, history } = await openStudio(office, { as: 'admin', at: '/studio/forms' })
  await user.click(await screen.findByRole('button', { name: 'New form' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Form name'), 'Visits')
  await user.type(dialog.getByLabelText('Code'), 'visits')
  await user.click(dialog.getByText('An exported form'))
  const exported = { version: 1, key: 'old', fields: [{ key: 'guest', kind: 'input', label: 'Guest' }] }
  const file = new File([JSON.stringify(exported)], 'old.json', { type: 'application/json' })
  await user.upload(dialog.getByLabelText(/\.json/), file)
  expect((await dialog.findByRole('status')).textContent).toMatch(/1/)
  await user.click(dialog.getByRole('button', { name: /Create/ }))

  expect((await screen.findAllByText('Guest')).length).toBeGreaterThan(0)
  expect(history.location.pathname).toMatch(/\/forms\/.+/)
})

/** An administrator's form in the designer. */
test('a draft saved by another administrator is not overwritten by further edits', async () => {
  const { user, form, saved, id } = await openBoard()
  const { formDesign } = await office.as('admin')
  office.clock.pass(1000)
  await formDesign.save({ id, name: 'Theirs', definition: await form() })

  await user.click(screen.getByRole('button', { name: 'Number' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Save mine as a copy')
  await user.click(screen.getByRole('button', { name: 'Radio buttons' }))
  expect(screen.getByRole('alert').textContent).toContain('Save mine as a copy')
  expect(await saved('number1')).toBeUndefined()

  await user.click(screen.getByRole('button', { name: 'Save mine as a copy' }))
  const copy = async () => {
    const { list } = await formDesign.list({ keyword: 'copy' })
    return (
      list[0] &&
      findField(readDefinition((await formDesign.open({ id: list[0].id })).definition).fields, 'number1')
    )
  }
  await eventually(copy).toBeTruthy()
})

test('edits that did not reach the server before the page ended are offered again', async () => {
  const { form, id } = await openBoard()
  cleanup()
  const fields = [{ key: 'kept', kind: 'input', label: 'Kept' }]
  const { user, history } = await openStudio(office, { as: 'admin', at: '/studio/forms' })
  await screen.findByRole('heading', { name: 'Forms' })
  localStorage.setItem(`unsaved form-${id}`, JSON.stringify({ ...(await form()), fields }))
  history.push(`/studio/forms/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Restore edits' }))

  expect(await within(canvas()).findAllByText('Kept')).not.toEqual([])
  await eventually(async () => findField((await form()).fields, 'kept')).toBeTruthy()
  await eventually(() => localStorage.getItem(`unsaved form-${id}`)).toBeNull()
})

async function openBoard(fields: readonly Readonly<Record<string, unknown>>[] = []) {
  count += 1
  const { formDesign } = await office.as('admin')
  const code = `board${count}`
  const definition = { version: 1, key: code, title: 'Board', fields }
  const { id } = await formDesign.create({ name: `Board ${count}`, code, definition })
  const opened = await openStudio(office, { as: 'admin', at: `/studio/forms/${id}` })
  await screen.findByRole('region', { name: 'Canvas' })

  const form = async () => readDefinition((await formDesign.open({ id })).definition)
  return {
    ...opened,
    id,
    form,
    saved: async (path: string) => findField((await form()).fields, path)?.field,
    /** A field's label on the canvas; its inert control has the same name. */
    head: (name: string) => first(within(canvas()).getAllByText(name)),
    canvas: () => within(canvas()),
    properties,
    openTab: async (name: string) => opened.user.click(await properties().findByRole('tab', { name })),
  }
}

const properties = () => within(screen.getByRole('complementary', { name: 'Properties' }))

/** Drafts are saved with a short delay after the last key. */
const eventually = (read: () => unknown) => expect.poll(read)
const canvas = () => screen.getByRole('region', { name: 'Canvas' })

function first(elements: readonly HTMLElement[]): HTMLElement {
  const [element] = elements
  if (!element) throw new Error('nothing of that name')
  return element
}
