import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInWords } from '../../test/in-words.tsx'
import { Button } from '../controls/button.tsx'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

function Opinion() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Agree</Button>
      {isOpen && (
        <Sheet
          title="Opinion"
          onClose={() => setOpen(false)}
          footer={<Button tone="primary">Confirm</Button>}
        >
          <p>Write a word</p>
        </Sheet>
      )}
    </>
  )
}

test('a sheet is modal, is closed by its button, and gives the focus back', async () => {
  const { user } = renderInWords(<Opinion />)
  await user.click(screen.getByRole('button', { name: 'Agree' }))
  const sheet = screen.getByRole('dialog', { name: 'Opinion' })
  expect(sheet.getAttribute('aria-modal')).toBe('true')
  expect(sheet).toHaveProperty('open', true)

  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Agree')
})

test('Esc closes it', async () => {
  const { user } = renderInWords(<Opinion />)
  await user.click(screen.getByRole('button', { name: 'Agree' }))
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))

  expect(await screen.findByRole('button', { name: 'Agree' })).toBeTruthy()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})
