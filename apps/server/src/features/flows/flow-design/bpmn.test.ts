import { afterAll, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, expenseClaim, start } from '../../../../test/company-flows.ts'
import { type Office, openOffice } from '../../../../test/index.ts'

let office: Office
let id: string
beforeAll(async () => {
  office = await openOffice()
  const { formDesign, flowDesign } = await office.as('admin')
  const form = await formDesign.create({
    name: '报销',
    code: 'claims',
    definition: { ...expenseClaim('claims') },
  })
  const definition = { ...chain([start(), approver(office, 'review', ['li']), end]) }
  id = (await flowDesign.create({ name: '报销', code: 'claim', formId: form.id, definition })).id
})
afterAll(() => office.close())

test('a flow survives an export to BPMN and an import', async () => {
  const { flowDesign } = await office.as('admin')
  const { definition } = await flowDesign.open({ id })
  const { fileName, xml } = await flowDesign.exportBpmn({ id })

  expect(fileName).toBe('claim.bpmn')
  expect(await flowDesign.readBpmn({ xml })).toMatchObject({ definition, notes: [] })
})

test('an import from another tool reports its changes in the caller’s language', async () => {
  const xml = `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="d" targetNamespace="t"><process id="p" name="Claim">
    <startEvent id="s"/><userTask id="review"/><endEvent id="e"/>
    <sequenceFlow id="a" sourceRef="s" targetRef="review"/><sequenceFlow id="b" sourceRef="review" targetRef="e"/></process></definitions>`
  const { flowDesign } = await office.as('admin')
  const { definition, notes } = await flowDesign.readBpmn({ xml })

  expect(notes).toEqual([
    { code: 'peopleMissing', element: 'review', name: '', message: '请设置“review”由谁处理' },
  ])
  expect(definition).toMatchObject({
    name: 'Claim',
    nodes: [{ name: '开始' }, { name: '审批' }, { name: '结束' }],
  })
})

test('only administrators import files, and anything but BPMN is refused', async () => {
  const { flowDesign } = await office.as('admin')
  await expect(flowDesign.readBpmn({ xml: 'a,b\n1,2' })).rejects.toMatchObject({ code: 'bpmn.unreadable' })
  const li = await office.as('li')
  await expect(li.flowDesign.readBpmn({ xml: '' })).rejects.toMatchObject({ status: 403 })
  await expect(li.flowDesign.exportBpmn({ id })).rejects.toMatchObject({ status: 403 })
})
