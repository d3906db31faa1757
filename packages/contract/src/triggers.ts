import { TriggerDefinition, TriggerEvent, webhookTypes } from '@signet/flow'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant, PageInput, PersonRef, pageOf } from './shapes.ts'

const RunState = z.enum(['waiting', 'done', 'skipped', 'failed', 'stopped'])
export type RunState = z.infer<typeof RunState>

/** Why something did not work, as a code of the catalogue and its parameters. */
const Failure = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})

const TriggerRow = z.object({
  id: Id,
  name: z.string(),
  isOn: z.boolean(),
  event: TriggerEvent,
  /** The form or flow that it is about, as people call it. */
  about: z.string().nullable(),
  actsAs: PersonRef,
  nextAt: Instant.nullable(),
  lastRun: z.object({ state: RunState, at: Instant }).nullable(),
  waiting: z.number().int(),
  /** Runs of the last thirty days that failed or were stopped. */
  failed: z.number().int(),
})
export type TriggerRow = z.infer<typeof TriggerRow>

const RunRow = z.object({
  id: Id,
  state: RunState,
  occurredAt: Instant,
  endedAt: Instant.nullable(),
  attempts: z.number().int(),
  failure: Failure.nullable(),
})

const settings = {
  name: z.string().trim().min(1).max(100),
  actsAs: Id.optional(),
  definition: TriggerDefinition,
}
const saved = z.object({ id: Id, version: z.number().int() })
const wrong = [
  'triggers.eventIncomplete',
  'triggers.conditionWrong',
  'triggers.nothingToDo',
  'triggers.actionIncomplete',
  'triggers.formulaWrong',
  'triggers.personGone',
] as const
const wrongTime = [
  'flow.cronNever',
  'flow.cronPart',
  'flow.cronParts',
  'flow.cronRange',
  'flow.cronTooOften',
] as const
const asAdministrator = { access: 'administrator' } as const
const TriggerId = z.object({ id: Id })

/** What is done by itself when something happens: with a record, at a time, after a notice, a call, an approval. */
export const triggers = {
  list: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers',
    summary: 'Every trigger with how its runs went, by name',
    input: z.object({}),
    output: z.object({ list: z.array(TriggerRow) }),
    refusals: [],
  }),
  open: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id',
    summary: 'One trigger with all that it does',
    input: TriggerId,
    output: z.object({
      id: Id,
      name: z.string(),
      isOn: z.boolean(),
      version: z.number().int(),
      actsAs: PersonRef,
      definition: TriggerDefinition,
      nextAt: Instant.nullable(),
      /** Whether other systems have an address to call; it is told once, when it is made. */
      hasAddress: z.boolean(),
    }),
    refusals: ['triggers.notFound'],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers',
    summary: 'Add a trigger; it is off. Whoever adds it acts in its runs unless somebody else is named',
    input: z.object(settings),
    output: saved,
    refusals: ['triggers.personGone', ...wrongTime],
  }),
  save: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/workflow/triggers/:id',
    summary: 'Change a trigger; what is under way goes on as it began',
    input: z.object({ ...settings, id: Id, version: z.number().int() }),
    output: saved,
    refusals: ['triggers.notFound', 'triggers.changedMeanwhile', ...wrong, ...wrongTime],
  }),
  turn: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/workflow/triggers/:id/switch',
    summary: 'Switch a trigger on or off; only a whole one can be on',
    input: z.object({ id: Id, isOn: z.boolean() }),
    output: Done,
    refusals: ['triggers.notFound', ...wrong],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/workflow/triggers/:id',
    summary: 'Remove a trigger with its runs',
    input: TriggerId,
    output: Done,
    refusals: ['triggers.notFound'],
  }),
  values: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/values',
    summary: 'What an event says, as the form that conditions and actions are about',
    input: z.object({ event: TriggerEvent }),
    output: z.object({ definition: z.record(z.string(), z.unknown()) }),
    refusals: ['records.modelNotFound', 'approvals.flowNotFound'],
    onlyReads: true,
  }),
  times: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/times',
    summary: 'When a schedule would come round next, and in which time zone it is meant',
    input: z.object({ event: TriggerEvent }),
    output: z.object({ timeZone: z.string(), times: z.array(Instant).max(3) }),
    refusals: [...wrongTime],
    onlyReads: true,
  }),
  runs: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id/runs',
    summary: 'The runs of a trigger, newest first',
    input: PageInput.omit({ keyword: true }).extend({ id: Id, state: RunState.optional() }),
    output: pageOf(RunRow),
    refusals: ['triggers.notFound'],
  }),
  run: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id/runs/:runId',
    summary: 'One run: what the event said, and what each action did',
    input: z.object({ id: Id, runId: Id }),
    output: RunRow.extend({
      event: z.record(z.string(), z.json()),
      /** The run whose action was the event. */
      cause: z.object({ triggerId: Id, runId: Id, name: z.string() }).nullable(),
      steps: z.array(
        z.object({
          does: z.string(),
          state: z.enum(['done', 'waiting', 'failed']),
          at: Instant.nullable(),
          result: z.json().nullable(),
        }),
      ),
    }),
    refusals: ['triggers.runNotFound'],
  }),
  retry: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/:id/runs/:runId/retry',
    summary: 'Go on with a failed or stopped run where it stands',
    input: z.object({ id: Id, runId: Id }),
    output: Done,
    refusals: ['triggers.runNotFound', 'triggers.runNotFailed'],
  }),
  renewAddress: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/:id/address',
    summary:
      'Give a trigger another address to be called at, and a key to sign with; the old ones are worth nothing',
    input: TriggerId,
    output: z.object({ path: z.string(), signingKey: z.string().nullable() }),
    refusals: ['triggers.notFound', 'triggers.notCalled', 'secrets.noKey'],
  }),
  listen: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/:id/listen',
    summary: 'Keep the next call to look at what it sends, for ten minutes',
    input: TriggerId,
    output: z.object({ until: Instant }),
    refusals: ['triggers.notFound', 'triggers.notCalled'],
  }),
  heard: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id/heard',
    summary: 'The call that was kept, and the fields that may be taken from it',
    input: TriggerId,
    output: z.object({
      isListening: z.boolean(),
      sample: z.json().nullable(),
      /** Why the last call was not taken, in a sentence; the next one still may be. */
      refused: z.string().nullable(),
      fields: z.array(z.object({ key: z.string(), path: z.string(), type: z.enum(webhookTypes) })),
    }),
    refusals: ['triggers.notFound'],
  }),
  call: endpoint({
    method: 'POST',
    path: '/api/triggers/:tenant/:token',
    access: 'anyone',
    summary:
      'Set a trigger off: a JSON object of up to 256 KB. HTTP 202 with the run; the same Webhook-Id or Idempotency-Key answers the same run. Signed calls follow Standard Webhooks',
    input: z.object({
      tenant: z.string().regex(/^[a-z0-9_-]{1,60}$/),
      token: z.string().regex(/^[\w-]{20,100}$/),
    }),
    /** No run: the trigger is off and only listens. */
    output: z.object({ runId: Id.nullable() }),
    refusals: [
      'triggers.unknownAddress',
      'triggers.bodyNotJson',
      'flowSteps.signatureWrong',
      'flowSteps.signatureOld',
    ],
  }),
}
