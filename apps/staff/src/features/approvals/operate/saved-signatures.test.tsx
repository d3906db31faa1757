import type { Send } from '@signet/client'
import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  approver,
  chain,
  end,
  launchAs,
  publishFlow,
  start,
} from '../../../../../server/test/company-flows.ts'
import { renderStaff } from '../../../../test/render-staff.tsx'
import { operateHref } from './operate-href.ts'

const dot = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='}`

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

test('the saved signatures of Li are shown with the form, so that nothing moves later', async () => {
  await (await office.as('li')).signatures.add({ signImg: dot })
  const review = approver(office, 'review', ['li'], { signature: 'required' })
  const { flowId } = await publishFlow(office, chain([start(), review, end]))
  const caseId = await launchAs(office, 'employee', flowId)
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  const requests: string[] = []
  const network = (send: Send) => async (request: Request) => {
    if (!request.url.endsWith('/SignImg')) return send(request)
    requests.push(request.url)
    await comes
    return send(request)
  }
  await renderStaff(office, 'li', operateHref({ caseId }, 'agree'), { network })

  await waitFor(() => expect(requests).toHaveLength(1))
  expect(screen.queryByRole('textbox', { name: /Note/ })).toBeNull()
  come()
  await screen.findByRole('textbox', { name: /Note/ })
  screen.getByRole('list', { name: 'Saved signatures' })
})
