import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AntdTheme } from '../../app/studio.tsx'
import { words as english } from '../context/en-us.ts'
import { words as chinese } from '../context/zh-cn.ts'
import { words as traditional } from '../context/zh-tw.ts'
import { DateTimePicker, DayPicker, TimePicker } from './pickers.tsx'

const changed = vi.fn<(value: string) => void>()
afterEach(() => changed.mockReset())

/** Types a text and leaves the field. */
function type(field: HTMLElement, text: string) {
  fireEvent.mouseDown(field)
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

test.each([
  [english, 'Nov', 'Fr'],
  [chinese, '11月', '五'],
  [traditional, '11月', '五'],
])('a calendar speaks the chosen language, whatever the browser speaks', ({ antd }, month, weekday) => {
  render(
    <AntdTheme words={antd}>
      <DayPicker label="Last day" value="2026-11-20" onChange={changed} />
    </AntdTheme>,
  )
  fireEvent.mouseDown(screen.getByLabelText('Last day'))
  fireEvent.click(screen.getByLabelText('Last day'))

  expect(screen.getByText(month)).toBeTruthy()
  expect(screen.getByText(weekday)).toBeTruthy()
})

test('a time is taken as it is typed', async () => {
  render(<TimePicker label="At" value="08:00" onChange={changed} />)
  type(screen.getByLabelText('At'), '17:30')
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('17:30'))
})

test('a time may be empty, and an invalid one is shown as empty', async () => {
  render(<DateTimePicker label="Until" value="soon" onChange={changed} />)
  expect(screen.getByLabelText('Until')).toHaveProperty('value', '')
  type(screen.getByLabelText('Until'), '2026-11-20 09:30')
  await waitFor(() => expect(changed).toHaveBeenLastCalledWith('2026-11-20T09:30'))
})
