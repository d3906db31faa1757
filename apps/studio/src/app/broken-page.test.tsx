import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approver, chain, end, launchAs, publishFlow, start } from '../../../server/test/company-flows.ts'
import { openStudio } from '../../test/open-studio.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
const { scrollIntoView } = HTMLElement.prototype
afterEach(() => {
  cleanup()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
})
afterAll(() => office.close())

test("a page that fails says so, hides the error's message, and keeps the menu usable", async () => {
  const { flowId } = await publishFlow(office, chain([start(), approver(office, 'review', ['li']), end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const { user } = await openStudio(office, { as: 'admin', at: `/studio/cases?open=${caseId}` })
  const suspend = await screen.findByRole('button', { name: 'Suspend' })
  HTMLElement.prototype.scrollIntoView = () => {
    throw new Error('undefined is no element')
  }
  await user.click(suspend)

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Something went wrong on this page')
  expect(document.body.textContent).not.toContain('undefined is no element')
  expect(screen.getByRole('link', { name: 'Flows' })).toBeTruthy()
})
