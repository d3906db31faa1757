import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expensePlan } from '../../../test/expense-claim.ts'
import { renderForm } from '../../../test/render-form.tsx'
import { desktopSkin } from '../../desktop.ts'
import { phoneSkin } from '../../react.ts'

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
  ['phone', phoneSkin],
  ['desktop', desktopSkin],
])(
  'on the %s a warning comes up when its rule says so, says what it is, and can be closed',
  async (_name, skin) => {
    const { store, person, missing } = renderForm(plan, { skin })
    expect(screen.queryByRole('status')).toBeNull()
    act(() => store.set('price', '101'))
    expect(screen.getByRole('status').textContent).toBe('Warning: Above the limitGive a reason')

    await person.click(screen.getByRole('button', { name: 'Close “Above the limit”' }))
    expect(screen.queryByRole('status')).toBeNull()
    expect(missing).toEqual([])
  },
)
