import type { App } from '../../kit/context/app-context.ts'
import { openAnswerStore } from './answer-store.ts'
import { bindPush } from './bind-push.ts'
import { keepActs } from './keep-acts.ts'
import { keepAnswers } from './keep-answers.ts'
import { keepFiles } from './keep-files.ts'
import { readAhead } from './read-ahead.ts'

/**
 * Keeps files, answers, unsent messages and what was done without a network on the device, so that the client opens and
 * reads without one and a restart loses nothing; messages are pushed where that was allowed. `warn` is called with what the browser refused.
 */
export function keepOnDevice(app: App, warn: (problem: unknown) => void): void {
  const { queries, session } = app
  keepAnswers({ queries, session, now: Date.now, warn, store: openAnswerStore() })
  keepActs(app, warn)
  void keepFiles().catch(warn)
  bindPush(app, warn)
  readAhead(app, warn)
}
