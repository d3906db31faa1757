import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expensePlan } from '../../../test/expense-claim.ts'
import { renderForm } from '../../../test/render-form.tsx'
import type { FieldDefinitionInput } from '../../index.ts'

const line = (settings: FieldDefinitionInput['settings']) =>
  expensePlan({ fields: [{ key: 'line', kind: 'divider', label: 'Line', settings }] })

test('a line separates; words in it are read, its name in the designer is not', () => {
  const { view } = renderForm(line({}))
  expect(screen.getByRole('separator')).toBeDefined()
  expect(screen.queryByText('Line')).toBeNull()
  view.unmount()
  renderForm(line({ content: { 'zh-CN': '附件', 'en-US': 'Attachments' } }))
  expect(screen.getByText('Attachments')).toBeDefined()
})
