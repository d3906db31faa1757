import type { CurrentUser } from '@signet/contract'
import { outboxKind, resume } from '../../features/chat/conversation/outbox.ts'
import type { App } from '../../kit/context/app-context.ts'
import { openOutbox } from '../../kit/outbox/outbox.ts'
import { eachSession } from './each-session.ts'

/**
 * Shows what the person did without a network, and sends it when there is one: at once, and whenever it comes back.
 * `returned` ends once the messages that were not sent are back, which may name files of the outbox.
 */
export function keepActs(app: App, warn: (problem: unknown) => void, returned: Promise<unknown>): void {
  const messages = () => JSON.stringify(app.queries.getQueriesData({ queryKey: [outboxKind] }))
  const outbox = openOutbox(app, warn, messages)
  const send = () => {
    void outbox.flush().catch(warn)
    resume(app)
  }
  const begin = async (person: string) => {
    await returned
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
