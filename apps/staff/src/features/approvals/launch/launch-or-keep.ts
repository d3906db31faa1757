import { AnsweredRefusal, type CallOptions, type Client } from '@signet/client'
import type { App } from '../../../kit/context/app-context.ts'
import type { Act, KeptCall } from '../../../kit/outbox/act.ts'
import { sendOrKeep } from '../../../kit/outbox/send-or-keep.ts'
import { outboxes, outboxKey } from '../../../kit/outbox/waiting.ts'

type LaunchCall = Extract<KeptCall, Readonly<{ name: 'launch' | 'launchAgain' }>>

type Launch = Readonly<{
  title: string
  call: LaunchCall
  /** The act that was opened again, which this one replaces. */
  unsent?: string | undefined
}>

/**
 * Submits a form, its files first; without a network keeps both and answers null. Refuses `outbox.launchWaits` when the
 * same draft waits already.
 */
export async function launchOrKeep(
  app: App,
  { title, call, unsent }: Launch,
  options: CallOptions = {},
): Promise<Readonly<{ caseId: string }> | null> {
  const caseId = call.name === 'launchAgain' ? call.input.caseId : ''
  const before = launchesOf(app, caseId, unsent)
  if (before.some(({ reason }) => reason === null)) {
    const message = app.looks.appearance.peek().language.t('outbox.launchWaits')
    throw new AnsweredRefusal({ status: 409, code: 'outbox.launchWaits', message })
  }

  const answer = await sendOrKeep(app, {
    act: { caseId, taskId: null, word: 'flow.command.launch', title, text: '', seen: null, call },
    key: options.key ?? '',
    call: async () => submit(app.client, await withFiles(app, call), options),
  })
  for (const { id } of before) await outboxes.get(app.queries)?.discard(id)
  return answer
}

function submit({ approvals }: Client, call: LaunchCall, options: CallOptions) {
  return call.name === 'launch'
    ? approvals.launch(call.input, options)
    : approvals.launchAgain(call.input, options)
}

/** Returns the values of a form once the files that waited on the device are on the server. */
export async function withFiles<Values>({ queries }: App, values: Values): Promise<Values> {
  return (await outboxes.get(queries)?.files.sent(values)) ?? values
}

/** What waits of this draft, or was opened again in this form. */
function launchesOf({ queries }: App, caseId: string, unsent: string | undefined): readonly Act[] {
  const acts = queries.getQueryData<readonly Act[]>(outboxKey) ?? []
  return acts.filter(
    ({ id, call }) => id === unsent || (call.name === 'launchAgain' && call.input.caseId === caseId),
  )
}
