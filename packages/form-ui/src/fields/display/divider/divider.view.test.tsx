import type { FieldDefinitionInput } from '@signet/form'
import { expensePlan } from '@signet/form/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

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
