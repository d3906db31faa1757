import type { App } from '../../kit/context/app-context.ts'
import { eachSession } from '../../kit/context/each-session.ts'
import { renewPush } from '../../kit/push/browser-push.ts'

/** Binds pushed messages, where this browser was allowed them, to each session that begins: they ended with the one before. */
export function bindPush(app: App, warn: (problem: unknown) => void): void {
  eachSession(app, () => void renewPush(app).catch(warn))
}
