import { AnsweredRefusal } from '@signet/client'
import type { App } from '../context/app-context.ts'
import { isUnanswered, type NewAct } from './act.ts'
import { outboxes } from './waiting.ts'

/** What is sent at once where there is a network, and the call that sends it. */
type Wanted<Answer> = Readonly<{
  act: Omit<NewAct, 'tried'> | undefined
  key: string
  call: () => Promise<Answer>
}>

/**
 * Makes the call; where the server cannot be reached, keeps it on the device and answers null. A call that was tried may
 * have arrived, so it is kept with its key. Without an act or a key on the device it fails as it did. Refuses
 * `outbox.full` when the device has no space.
 */
export async function sendOrKeep<Answer>(
  app: App,
  { act, key, call }: Wanted<Answer>,
): Promise<Answer | null> {
  const keep = async (tried: NewAct['tried']) => act !== undefined && (await keepAct(app, { ...act, tried }))
  if (!navigator.onLine && (await keep(null))) return null

  try {
    return await call()
  } catch (error) {
    if (isUnanswered(error) && (await keep({ key, sequence: null, at: Date.now() }))) return null
    throw error
  }
}

/** Keeps an act; returns false where this device has no key to lock it with. Refuses `outbox.full`. */
export async function keepAct({ queries, looks }: App, act: NewAct): Promise<boolean> {
  const result = await outboxes.get(queries)?.add(act)
  if (result !== 'full') return result === 'kept'
  const message = looks.appearance.peek().language.t('outbox.full')
  throw new AnsweredRefusal({ status: 0, code: 'outbox.full', message })
}
