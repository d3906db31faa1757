import { TriggerDefinition, TriggerEvent, WebhookField } from '@signet/flow'
import { z } from 'zod'
import { ExcusedReleases, Release, ReleaseReason } from './design/release.ts'
import { Done, endpoint, Id, Instant, largestInteger, PageInput, PersonRef, pageOf } from './wire/endpoint.ts'
import { expectingPreview } from './wire/revision.ts'

const RunState = z.enum(['waiting', 'done', 'skipped', 'failed', 'stopped'])
export type RunState = z.infer<typeof RunState>

/** A failure: a catalogue code and its parameters. */
const Failure = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
})

const TriggerRow = z.object({
  id: Id,
  name: z.string(),
  isOn: z.boolean(),
  event: TriggerEvent,
  /** Name of its form or flow. */
  about: z.string().nullable(),
  actsAs: PersonRef,
  nextAt: Instant.nullable(),
  lastRun: z.object({ state: RunState, at: Instant }).nullable(),
  waiting: z.number().int(),
  /** Failed or stopped runs of the last thirty days. */
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

/** Triggers: automatic actions after a record change, at a time, or after a notice, call or approval. */
export const triggers = {
  list: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers',
    summary: 'List triggers with their run statistics, by name',
    input: z.object({}),
    output: z.object({ list: z.array(TriggerRow) }),
    refusals: [],
  }),
  open: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id',
    summary: 'Get a trigger with its actions',
    input: TriggerId,
    output: z.object({
      id: Id,
      name: z.string(),
      isOn: z.boolean(),
      version: z.number().int(),
      actsAs: PersonRef,
      definition: TriggerDefinition,
      nextAt: Instant.nullable(),
      /** Whether it has a webhook address; the address is shown once, when it is created. */
      hasAddress: z.boolean(),
      /** Why it was switched on in spite of red findings. */
      excuses: ExcusedReleases,
    }),
    refusals: ['triggers.notFound'],
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers',
    summary: 'Create a trigger, turned off; it runs as its creator unless someone else is chosen',
    input: z.object(settings),
    output: saved,
    refusals: ['triggers.personGone', ...wrongTime],
  }),
  save: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/workflow/triggers/:id',
    summary: 'Update a trigger; runs in progress continue unchanged',
    input: z.object({ ...settings, id: Id, version: z.number().int().max(largestInteger) }),
    output: saved,
    refusals: ['triggers.notFound', 'triggers.changedMeanwhile', ...wrong, ...wrongTime],
  }),
  turn: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/workflow/triggers/:id/switch',
    summary:
      'Turn a trigger on or off; incomplete triggers can’t be turned on, and a red finding needs a reason',
    input: z.object({ id: Id, isOn: z.boolean(), reason: ReleaseReason, ...expectingPreview }),
    output: Done,
    refusals: [
      'triggers.notFound',
      ...wrong,
      'design.unsound',
      'design.reasonNeeded',
      'design.changedSincePreview',
    ],
  }),
  previewSwitch: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id/ReleasePreview',
    summary:
      'Preview what turning on a trigger would mean: changes since its last run, findings, next times and effects',
    input: TriggerId,
    output: Release.extend({
      timeZone: z.string(),
      /** The next times of a schedule. */
      times: z.array(Instant).max(3),
      /** What each action does, and to whom. */
      effects: z.array(z.string()),
      actsAs: PersonRef,
    }),
    refusals: ['triggers.notFound', 'records.modelNotFound', 'approvals.flowNotFound', ...wrongTime],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/workflow/triggers/:id',
    summary: 'Delete a trigger with its runs',
    input: TriggerId,
    output: Done,
    refusals: ['triggers.notFound'],
  }),
  values: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/values',
    summary: 'Get the event data of a trigger as a form for conditions and actions',
    input: z.object({ event: TriggerEvent }),
    output: z.object({ definition: z.record(z.string(), z.unknown()) }),
    refusals: ['records.modelNotFound', 'approvals.flowNotFound'],
    onlyReads: true,
  }),
  times: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/times',
    summary: 'Preview the next times of a schedule and its time zone',
    input: z.object({ event: TriggerEvent }),
    output: z.object({ timeZone: z.string(), times: z.array(Instant).max(3) }),
    refusals: [...wrongTime],
    onlyReads: true,
  }),
  runs: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id/runs',
    summary: 'List the runs of a trigger, newest first',
    input: PageInput.omit({ keyword: true }).extend({ id: Id, state: RunState.optional() }),
    output: pageOf(RunRow),
    refusals: ['triggers.notFound'],
  }),
  run: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id/runs/:runId',
    summary: 'Get a run: the event data and the result of each action',
    input: z.object({ id: Id, runId: Id }),
    output: RunRow.extend({
      event: z.record(z.string(), z.json()),
      /** The run whose action caused the event. */
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
    summary: 'Retry a failed or stopped run from where it stopped',
    input: z.object({ id: Id, runId: Id }),
    output: Done,
    refusals: ['triggers.runNotFound', 'triggers.runNotFailed'],
  }),
  renewAddress: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/:id/address',
    summary: 'Replace the call address and signing key of a trigger; the old ones stop working immediately',
    input: TriggerId,
    answersSecret: true,
    output: z.object({ path: z.string(), signingKey: z.string().nullable() }),
    refusals: ['triggers.notFound', 'triggers.notCalled', 'secrets.noKey'],
  }),
  listen: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/workflow/triggers/:id/listen',
    summary: 'Record the next call to a trigger within ten minutes',
    input: TriggerId,
    output: z.object({ until: Instant }),
    refusals: ['triggers.notFound', 'triggers.notCalled'],
  }),
  heard: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/workflow/triggers/:id/heard',
    summary: 'Get the recorded call and the fields it contains',
    input: TriggerId,
    output: z.object({
      isListening: z.boolean(),
      sample: z.json().nullable(),
      /** Why the last call was rejected; the next may still succeed. */
      refused: z.string().nullable(),
      fields: z.array(WebhookField),
    }),
    refusals: ['triggers.notFound'],
  }),
  call: endpoint({
    method: 'POST',
    path: '/api/triggers/:tenant/:token',
    access: 'anyone',
    summary:
      'Call a trigger with a JSON object of up to 256 KB. Returns HTTP 202 with the run; the same Webhook-Id or Idempotency-Key returns the same run. Signed calls follow Standard Webhooks',
    input: z.object({
      tenant: z.string().regex(/^[a-z0-9_-]{1,60}$/),
      token: z.string().regex(/^[\w-]{20,100}$/),
    }),
    /** Null when the trigger is off and only listens. */
    output: z.object({ runId: Id.nullable() }),
    refusals: [
      'triggers.unknownAddress',
      'triggers.bodyNotJson',
      'triggers.wrongType',
      'flowSteps.signatureWrong',
      'flowSteps.signatureOld',
    ],
  }),
}
