import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'installOffer')
  Reflect.deleteProperty(navigator, 'standalone')
})
afterAll(() => office.close())

const settings = '/pages/my/settings/index'
const openSettings = async () => {
  const { user } = await renderStaff(office, 'employee', settings)
  await screen.findByRole('link', { name: /About/ })
  return user
}

test('the offer of the browser is accepted once', async () => {
  const prompts: string[] = []
  const prompt = async () => prompts.push('asked')
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  Reflect.set(window, 'installOffer', offer)
  const user = await openSettings()
  await user.click(screen.getByRole('button', { name: /Add to home screen/ }))

  expect(prompts).toEqual(['asked'])
  expect(screen.queryByRole('button', { name: /Add to home screen/ })).toBeNull()
})

test('Safari on a phone explains how, and an installed client offers nothing', async () => {
  Reflect.set(navigator, 'standalone', false)
  const user = await openSettings()
  await user.click(screen.getByRole('button', { name: /Add to home screen/ }))
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Share')
  cleanup()

  Reflect.set(navigator, 'standalone', true)
  await openSettings()
  expect(screen.queryByRole('button', { name: /Add to home screen/ })).toBeNull()
})
