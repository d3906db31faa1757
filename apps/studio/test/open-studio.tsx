import { late, type Office, sendInProcess } from '@signet/server/testing'
import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openDesk } from '../src/shell/desk.ts'
import { Studio } from '../src/shell/studio.tsx'

type Opened = Readonly<{ at?: string; as?: Parameters<Office['tokenOf']>[0] }>

/** The whole studio in front of a whole server, as somebody or as nobody. */
export async function openStudio(office: Office, { at = '/studio/', as }: Opened = {}) {
  localStorage.clear()
  localStorage.setItem('look', JSON.stringify({ theme: 'light', text: 'normal', locale: 'en-US' }))
  if (as) localStorage.setItem('token', await office.tokenOf(as))
  const desk = openDesk({
    localStorage,
    origin: 'http://localhost',
    send: late(sendInProcess(office.app.http)),
  })
  const history = createMemoryHistory({ initialEntries: [at] })
  const screen = render(<Studio desk={desk} history={history} />)

  return { ...screen, desk, history, user: userEvent.setup() }
}
