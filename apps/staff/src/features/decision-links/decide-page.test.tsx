import { type MailServer, type Office, openMailOffice, seconds } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
  statusOf,
} from '../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../test/render-staff.tsx'

let office: Office
let mails: MailServer
let close: () => Promise<void>
let flowId: string

beforeAll(async () => {
  ;({ office, mails, close } = await openMailOffice({ publicUrl: 'https://office.signet.example' }))
  const { organization, channels, settings } = await office.as('admin')
  await organization.updateUser({ id: office.company.people.li, email: 'li@office.example' })
  await channels.saveRules({ rules: { waiting: { mail: 'always' } } })
  await settings.save({ group: 'decisionLinks', value: { mail: true }, secrets: {}, version: 0 })
  const review = approver(office, 'review', ['li'], { reason: true })
  ;({ flowId } = await publishFlow(office, chain([start(), review, end])))
})
afterEach(cleanup)
afterAll(() => close())

/** Launches a case, and opens the link of the mail to Li without signing in. */
const openLink = async () => {
  const caseId = await launchAs(office, 'employee', flowId)
  await office.settle()
  office.clock.pass(seconds(15))
  await office.settle()
  const text = (mails.heard.at(-1)?.text ?? '').replaceAll('=\r\n', '')
  const [path = ''] = /\/pages\/login\/decide#[\w.-]+/.exec(text) ?? []
  return { caseId, path, ...(await renderStaff(office, null, path)) }
}

test('Li reads on her phone what waits, and approves without signing in', async () => {
  const { caseId, user } = await openLink()
  expect(await screen.findByText('128.50')).toBeTruthy()
  expect(screen.getByText(/^You decide as/)).toBeTruthy()
  expect(await statusOf(office, caseId)).toBe('running')
  await user.click(screen.getByRole('button', { name: 'Approve' }))

  expect(await screen.findByText('Approved')).toBeTruthy()
  expect(await statusOf(office, caseId)).toBe('approved')
  const whole = screen.getByRole('link', { name: 'Open the whole request' })
  expect(whole.getAttribute('href')).toContain('/pages/login/index?redirect=')
})

test('a rejection asks for its reason before anything is sent', async () => {
  const { caseId, user } = await openLink()
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Say why you reject it.')
  expect(await statusOf(office, caseId)).toBe('running')

  await user.type(screen.getByLabelText(/^Note/), 'no receipt')
  await user.click(screen.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('Rejected')).toBeTruthy()
  expect(await statusOf(office, caseId)).toBe('rejected')
})

test('a used link says so and leads to the sign-in', async () => {
  const { path, user } = await openLink()
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await screen.findByText('Approved')
  cleanup()
  await renderStaff(office, null, path)

  expect((await screen.findByRole('alert')).textContent).toContain('This link was used already')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/pages/login/index')
})

test('a link that lost its token says so', async () => {
  await renderStaff(office, null, '/pages/login/decide')
  expect((await screen.findByRole('alert')).textContent).toContain('incomplete')
})
