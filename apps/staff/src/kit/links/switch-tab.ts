import { type Fault, refusalOf, type Say } from '@signet/client'
import type { RouterHistory } from '@tanstack/react-router'

const notTab: Fault = { code: 'client.page.notTab', errMsg: 'not TabBar page' }

/** The pages of the four tabs (spec section 2). */
const tabPage = /^\/pages\/index\/(?:index|dashboard|message|my)$/

/** Goes to a tab and leaves nothing above it. Refuses `client.page.notTab` ("not TabBar page") for any other address. */
export function switchTab(history: RouterHistory, href: string, say: Say): void {
  if (!tabPage.test(href)) throw refusalOf(notTab, say)
  history.replace(href)
}
