import { type Office, openOffice } from '@signet/server/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderStaff } from '../../../../test/render-staff.tsx'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterEach(cleanup)
afterAll(() => office.close())

/** Answers of the list of messages, in turn: none at all, and one of a server that is broken. */
const troubled = {
  network: (send: (request: Request) => Promise<Response> | Response) => {
    const answers = [
      () => {
        throw new TypeError('Failed to fetch')
      },
      () => new Response('<html>', { status: 502, headers: { 'x-request-id': 'r-0815' } }),
    ]
    return (request: Request) =>
      (request.url.includes('/api/message?') ? answers.shift() : undefined)?.() ?? send(request)
  },
}

test('what did not get through is there with its codes, and copied with the ids of the requests', async () => {
  const { user, history, app } = await renderStaff(office, 'li', '/pages/index/index', troubled)
  for (const page of [1, 2])
    await app.client.notices
      .list({ currentPage: page })
      .catch((error: Error) => expect(error.message).not.toBe(''))
  history.push('/pages/my/abouts/index')

  expect(await screen.findByText('No answer from the server')).toBeTruthy()
  screen.getByText('The server failed')
  screen.getByText(/^602001 · /)
  screen.getByText('GET /api/message · r-0815')
  await user.click(screen.getByRole('button', { name: 'Copy connection report' }))
  const [head, ...lines] = (await navigator.clipboard.readText()).split('\n')
  expect(head).toMatch(/^Signet 6\.0\.8 \(65\) · [\w-]{36} · /)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/ · GET \/api\/message · client\.status\.502 · r-0815$/)
  expect(lines[1]).toMatch(/ · GET \/api\/message · client\.networkFailed · 602001 · fail$/)
})

test('a failure names its code where the person reads it', async () => {
  const { app } = await renderStaff(office, 'li', '/pages/index/index', troubled)
  await expect(app.client.notices.list({ currentPage: 1 })).rejects.toThrow(
    'Couldn’t reach the server. Check your connection and try again. (602001)',
  )
})
