import { compileForm, type FormDefinitionInput, rightsAtStart } from '@signet/form'
import { expect, test } from 'vitest'
import { visibleForm } from './visible-form.ts'

const definition: FormDefinitionInput = {
  version: 1,
  key: 'payroll',
  fields: [
    { key: 'name', kind: 'input', label: '姓名', visible: 'grade > 3' },
    { key: 'grade', kind: 'calculate', label: '职级', settings: { formula: 'points * 2' } },
    { key: 'points', kind: 'number', label: '绩效分', help: '机密' },
    { key: 'secret', kind: 'input', label: '机密备注' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      settings: { totals: ['price'] },
      fields: [
        { key: 'what', kind: 'input', label: '名目' },
        { key: 'price', kind: 'number', label: '成本' },
        { key: 'hint', kind: 'input', label: '内部说明' },
      ],
    },
  ],
  uniqueTogether: [{ fields: ['name', 'secret'] }],
}
const form = compileForm(definition)

test('hidden fields are left out; those that rules of the others read stay without their words', () => {
  const visible = visibleForm(
    form,
    rightsAtStart({
      grade: 'hidden',
      points: 'hidden',
      secret: 'hidden',
      'lines.price': 'hidden',
      'lines.hint': 'hidden',
    }),
  )
  const text = JSON.stringify(visible)

  for (const word of ['机密', '绩效分', '职级', '成本', '内部说明', 'secret', 'hint'])
    expect(text).not.toContain(word)
  expect(visible.fields.map(({ key }) => key)).toEqual(['name', 'grade', 'points', 'lines'])
  expect(visible.uniqueTogether).toEqual([])
  expect(() => compileForm(visible)).not.toThrow()
})

test('a reader who may see everything gets the form as it is', () => {
  expect(visibleForm(form, rightsAtStart())).toEqual(form.definition)
})
