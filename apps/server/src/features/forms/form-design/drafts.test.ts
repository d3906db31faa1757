import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  expenseClaim,
  launchAs,
  publishFlow,
  start,
} from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const design = async () => (await office.as('admin')).formDesign
const fields = [{ key: 'subject', kind: 'input', label: '事由' }]
const definitionOf = (key: string, more: object = {}) => ({ version: 1, key, fields, ...more })

async function create(key: string): Promise<string> {
  return (await (await design()).create({ name: key, code: key, definition: definitionOf(key) })).id
}

test('a draft may hold an incomplete formula, and publishing refuses it with its path', async () => {
  const id = await create('halfTyped')
  const formDesign = await design()
  const wrong = [{ ...fields[0], visible: 'subject ==' }]
  await formDesign.save({ id, name: 'x', definition: definitionOf('halfTyped', { fields: wrong }) })

  expect((await formDesign.open({ id })).definition).toMatchObject({ fields: wrong })
  await expect(formDesign.publish({ id })).rejects.toMatchObject({
    code: 'form.formulaInvalid',
    params: { path: 'fields.0.visible' },
  })
})

test('a draft with a wrong formula is imported unchanged', async () => {
  const formDesign = await design()
  const wrong = definitionOf('broughtAlong', { fields: [{ ...fields[0], visible: 'nobody == 1' }] })
  const { id } = await formDesign.create({ name: 'x', code: 'broughtAlong', definition: wrong })

  expect((await formDesign.open({ id })).definition).toMatchObject({ fields: wrong.fields })
  await expect(formDesign.publish({ id })).rejects.toMatchObject({ code: 'form.formulaInvalid' })
})

test('anything but a form is refused even as a draft', async () => {
  const id = await create('noForm')
  const nonsense = definitionOf('noForm', { fields: [{ key: 'a b', kind: 'input', label: '' }] })
  await expect((await design()).save({ id, name: 'x', definition: nonsense })).rejects.toMatchObject({
    code: 'form.definitionInvalid',
  })
})

test('the second of two administrators learns who saved first', async () => {
  const id = await create('contended')
  const formDesign = await design()
  const { changedAt } = await formDesign.open({ id })
  const save = () =>
    formDesign.save({ id, name: 'x', definition: definitionOf('contended'), expects: changedAt })
  office.clock.pass(1000)
  const saved = await save()

  await expect(save()).rejects.toMatchObject({ code: 'design.changedMeanwhile' })
  expect((await formDesign.open({ id })).changedAt).toBe(saved.changedAt)
})

test('an administrator previews what publishing does to existing rows', async () => {
  const { formId, flowId } = await publishFlow(
    office,
    chain([start(), approver(office, 'review', ['wang']), end]),
  )
  await launchAs(office, 'li', flowId)
  const formDesign = await design()
  const { definition } = await formDesign.open({ id: formId })
  const changed = expenseClaim(String(definition['key'])).fields?.filter(({ key }) => key !== 'subject') ?? []
  await formDesign.save({
    id: formId,
    name: '报销',
    definition: { ...definition, fields: [...changed, { key: 'project', kind: 'input', label: '项目' }] },
  })

  const { version, findings, records } = await formDesign.previewRelease({ id: formId })
  expect(version).toBe(2)
  expect(records).toBe(1)
  expect(findings).toMatchObject([{ code: 'setAsideColumn', severity: 'red', parts: ['subject'] }])
  expect((await formDesign.open({ id: formId })).state).toBe('changed')
})

test('every published version can be opened again', async () => {
  const id = await create('versioned')
  const formDesign = await design()
  await formDesign.publish({ id })
  const second = definitionOf('versioned', {
    fields: [...fields, { key: 'more', kind: 'input', label: '更多' }],
  })
  await formDesign.save({ id, name: 'x', definition: second })
  await formDesign.publish({ id })

  expect((await formDesign.versions({ id })).list.map(({ version }) => version)).toEqual([2, 1])
  expect((await formDesign.version({ id, version: 1 })).definition).toMatchObject({ fields })
  await expect(formDesign.version({ id, version: 9 })).rejects.toMatchObject({ code: 'design.notFound' })
})

test('a kit is replaced by a newer one of the same name; a broken one is refused', async () => {
  const formDesign = await design()
  const { id } = await formDesign.saveKit({ name: '联系方式', fields })
  const again = await formDesign.saveKit({
    name: '联系方式',
    fields: [...fields, { key: 'mobile', kind: 'input', label: '手机' }],
  })
  expect(again.id).toBe(id)
  expect((await formDesign.kits({})).list).toMatchObject([
    { name: '联系方式', fields: [{}, { key: 'mobile' }] },
  ])

  const broken = [{ ...fields[0], visible: 'nobody == 1' }]
  await expect(formDesign.saveKit({ name: 'x', fields: broken })).rejects.toMatchObject({
    code: 'form.formulaInvalid',
  })
  await formDesign.removeKit({ id })
  expect((await formDesign.kits({})).list).toEqual([])
})

test('Li, who is no administrator, sees no design', async () => {
  const { formDesign } = await office.as('li')
  await expect(formDesign.kits({})).rejects.toMatchObject({ code: 'session.administratorsOnly' })
})
