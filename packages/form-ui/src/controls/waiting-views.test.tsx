import { expensePlan } from '@signet/form/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, startTransition, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As they are on a page that has loaded nothing yet. */
beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a component with a form goes on with its other hooks when the views arrive', async () => {
  const { useKindViews } = await import('../form/field-views.ts')
  const complaints = vi.spyOn(console, 'error')
  const plan = expensePlan()
  function Waiting() {
    const [before] = useState('views')
    const views = useKindViews(plan)
    const [after] = useState('are here')
    return <p>{`${before} ${after}: ${views.input ? 'yes' : 'no'}`}</p>
  }
  let open = () => {}
  function Page() {
    const [isOpen, setOpen] = useState(false)
    open = () => startTransition(() => setOpen(true))
    return <Suspense fallback="not yet">{isOpen && <Waiting />}</Suspense>
  }

  render(<Page />)
  await act(async () => open())
  expect(await screen.findByText('views are here: yes')).toBeTruthy()
  expect(complaints).not.toHaveBeenCalled()
})
