import { deviceId, isPhoneApp, type Store } from '@signet/client'
import type { Served } from '../../kit/phone/serve-phone.ts'
import type { Staff } from '../create-staff.ts'
import { openAnswerStore } from './answer-store.ts'
import { bindPush } from './bind-push.ts'
import { keepActs } from './keep-acts.ts'
import { keepAnswers } from './keep-answers.ts'
import { keepFiles } from './keep-files.ts'
import { readAhead } from './read-ahead.ts'

/**
 * Keeps files, answers, unsent messages and what was done without a network on the device, so that the client opens and
 * reads without one and a restart loses nothing; messages are pushed where that was allowed. Inside the app for phones it
 * connects the client with the system. `warn` is called with what the browser or the system refused.
 */
export function keepOnDevice({ app, router }: Staff, warn: (problem: unknown) => void): void {
  const { queries, session, store } = app
  deviceId(store, () => crypto.randomUUID())
  keepAnswers({ queries, session, now: Date.now, warn, store: openAnswerStore() })
  keepActs(app, warn)
  void keepFiles().catch(warn)
  bindPush(app, warn)
  readAhead(app, warn)
  if (isPhoneApp()) void serve({ app, history: router.history, warn }).catch(warn)
}

/** Waits for the server of the company before anything of the client begins. */
export async function enterPhone(place: HTMLElement, store: Store): Promise<void> {
  const phone = await import('../../kit/phone/enter-phone.tsx')
  await phone.enterPhone(place, store)
}

async function serve(served: Served): Promise<void> {
  const { servePhone } = await import('../../kit/phone/serve-phone.ts')
  servePhone(served)
}
