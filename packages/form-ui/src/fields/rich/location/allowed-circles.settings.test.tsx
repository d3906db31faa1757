import { createLanguage } from '@signet/i18n'
import { LocaleProvider } from '@signet/i18n/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AllowedCircles } from './allowed-circles.settings.tsx'

afterEach(cleanup)

const language = createLanguage({ locale: 'en-US', catalogue: {}, timeZone: 'Asia/Shanghai' })

test('an administrator draws a circle by its middle and radius, and takes it away again', async () => {
  const seen: unknown[] = []
  function Setting() {
    const [value, setValue] = useState<unknown>([])
    const change = (next: unknown) => {
      seen.push(next)
      setValue(next)
    }
    return <AllowedCircles id="it" value={value} onChange={change} />
  }
  render(
    <LocaleProvider value={language}>
      <Setting />
    </LocaleProvider>,
  )
  const person = userEvent.setup()
  await person.click(screen.getByRole('button', { name: 'location.circle.add' }))
  await person.type(screen.getByLabelText('location.circle.name'), 'HQ')
  await person.clear(screen.getByLabelText('location.circle.radius'))
  await person.type(screen.getByLabelText('location.circle.radius'), '300')
  expect(seen.at(-1)).toEqual([{ name: 'HQ', longitude: 116.397_5, latitude: 39.908_7, radius: 300 }])

  await person.click(screen.getByRole('button', { name: 'location.circle.remove' }))
  expect(seen.at(-1)).toEqual([])
})
