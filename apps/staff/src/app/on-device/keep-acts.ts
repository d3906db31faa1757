import type { CurrentUser } from '@signet/contract'
import { resume } from '../../features/chat/conversation/outbox.ts'
import type { App } from '../../kit/context/app-context.ts'
import { eachSession } from '../../kit/context/each-session.ts'
import { openOutbox } from '../../kit/outbox/outbox.ts'

/** Shows what the person did and wrote without a network, and sends it when there is one: at once, and whenever it comes back. */
export function keepActs(app: App, warn: (problem: unknown) => void): void {
  const outbox = openOutbox(app, warn)
  const send = () => {
    void outbox.flush().catch(warn)
    resume(app)
  }
  const begin = async (person: string) => {
    await outbox.begin(person)
    resume(app)
  }
  eachSession(app, () => {
    const user = app.queries.getQueryData<CurrentUser>(['session', 'currentUser'])
    if (user) void begin(user.userInfo.userId).catch(warn)
  })
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send()
  })
}
