import { expensePlan } from '@signet/form/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderForm } from '../../../../test/render-form.tsx'

const plan = expensePlan({
  fields: [
    { key: 'price', kind: 'number', label: 'Price' },
    {
      key: 'limit',
      kind: 'alert',
      label: 'Above the limit',
      visible: 'price > 100',
      settings: {
        tone: 'warning',
        description: { 'zh-CN': '需要说明', 'en-US': 'Give a reason' },
        closable: true,
      },
    },
  ],
})

test.each([
  ['phone', 'coarse'],
  ['desktop', 'fine'],
] as const)(
  'on the %s a warning comes up when its rule says so, says what it is, and can be closed',
  async (_name, pointer) => {
    const { store, person, missing } = renderForm(plan, { pointer })
    expect(screen.queryByRole('status')).toBeNull()
    act(() => store.set('price', '101'))
    expect(screen.getByRole('status').textContent).toBe('Warning: Above the limitGive a reason')

    await person.click(screen.getByRole('button', { name: 'Close “Above the limit”' }))
    expect(screen.queryByRole('status')).toBeNull()
    expect(missing).toEqual([])
  },
)
