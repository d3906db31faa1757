import { z } from 'zod'
import { Done, endpoint, Id, Instant, PageInput, PersonRef, pageOf } from '../wire/endpoint.ts'
import { expecting, Revision } from '../wire/revision.ts'
import { SyncRun } from '../wire/sync-run.ts'

const Count = z.number().int()
const Name = z.string().trim().min(1).max(100)
const Word = z.string().trim().max(200)

/** What a row of a report says: rows that fail are left out. */
export const dataSyncChangeKinds = ['new', 'changed', 'ended', 'removed', 'refused'] as const
export const dataSyncSchedules = ['manually', 'hourly', 'daily'] as const

/** Where rows go: the records of a form, by its id, or the entries of a dictionary, by its id or code. */
export const DataSyncTarget = z.object({ kind: z.enum(['records', 'dictionary']), id: Id })
export type DataSyncTarget = z.infer<typeof DataSyncTarget>

/** What happens to rows that came from the source and are no longer there. */
export const DataSyncVanished = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('keep') }),
  /**
   * An entry is disabled. The field of a record says `live` while its row is there, and `ended` afterwards; both are
   * texts as in a sheet, and empty for a dictionary.
   */
  z.object({
    kind: z.literal('end'),
    field: Word.default(''),
    live: Word.default(''),
    ended: Word.default(''),
  }),
  z.object({ kind: z.literal('remove') }),
])
export type DataSyncVanished = z.infer<typeof DataSyncVanished>

/** `readUntil`: the moment up to which the last successful run has read; `monthStart`: the first day of this month. */
export const dataSyncMoments = ['readUntil', 'today', 'yesterday', 'monthStart'] as const

/** What a parameter of the interface is filled with. Days are those of the company’s time zone. */
export const DataSyncParameter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), name: z.string().min(1).max(40), value: z.string().max(500) }),
  z.object({
    kind: z.literal('moment'),
    name: z.string().min(1).max(40),
    moment: z.enum(dataSyncMoments),
    /** Instead of `readUntil` before the first successful run; empty for the default of the interface. */
    first: z.string().max(500).default(''),
  }),
])
export type DataSyncParameter = z.infer<typeof DataSyncParameter>

export const DataSyncSettings = z.object({
  fullName: Name,
  /** The data interface that answers the rows. */
  interfaceId: Id,
  /** Values of the parameters that callers of the interface give; others keep their defaults. */
  parameters: z
    .array(DataSyncParameter)
    .max(50)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'has a name twice')
    .default([]),
  target: DataSyncTarget,
  /** Which column of the source fills which field. */
  columns: z
    .array(z.object({ column: Word.min(1), field: Word.min(1) }))
    .min(1)
    .max(100),
  /** The field whose value identifies a record or an entry; one of `columns`. */
  key: Word.min(1),
  vanished: DataSyncVanished.default({ kind: 'keep' }),
  /** Rows that may end or be removed in one run, as a share of those that came from the source. */
  mostVanishedPercent: z.number().int().min(0).max(100).default(10),
  schedule: z.enum(dataSyncSchedules).default('manually'),
})
export type DataSyncSettings = z.infer<typeof DataSyncSettings>

export const DataSyncCounts = z.object({
  /** Rows that the source answered. */
  rows: Count,
  new: Count,
  changed: Count,
  unchanged: Count,
  ended: Count,
  removed: Count,
  refused: Count,
})
export type DataSyncCounts = z.infer<typeof DataSyncCounts>

/** A preview or a run of a synchronization. */
export const DataSyncRun = SyncRun.extend({
  /** Null while it is not known. */
  counts: DataSyncCounts.nullable(),
})
export type DataSyncRun = z.infer<typeof DataSyncRun>

/** What happens, or would happen, to a row. Texts have at most 500 characters; empty for nothing. */
export const DataSyncChange = z.object({
  /** Within its run. */
  id: z.string(),
  kind: z.enum(dataSyncChangeKinds),
  /** The row of the source, from 1; 0 for one that is no longer there. */
  row: Count,
  key: z.string(),
  cells: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      before: z.string(),
      after: z.string(),
      /** What is wrong with it, in the caller’s language; empty otherwise. */
      problem: z.string(),
    }),
  ),
  /** Why the row is left as it is, in the caller’s language; empty otherwise. */
  reason: z.string(),
})
export type DataSyncChange = z.infer<typeof DataSyncChange>

const Place = z.object({ id: Id })
const asAdministrator = { access: 'administrator', areas: ['data'] } as const
const targetRefusals = [
  'records.modelNotFound',
  'records.modelWithdrawn',
  'records.noPermission',
  'records.notAllowed',
  'dictionary.notFound',
  'dataSyncs.targetInFlow',
] as const
const settingRefusals = [
  ...targetRefusals,
  'dataInterfaces.notFound',
  'dataInterfaces.parameterInvalid',
  'dataInterfaces.parameterMissing',
  'dataSyncs.fieldTwice',
  'dataSyncs.fieldUnknown',
  'dataSyncs.keyUnfit',
  'dataSyncs.keyUnmapped',
  'dataSyncs.momentUnfit',
  'dataSyncs.parameterUnknown',
  'dataSyncs.vanishedInPart',
] as const

/** Rows of a data interface are taken over into the records of a form or the entries of a dictionary. */
export const dataSyncs = {
  list: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSync',
    summary: 'List synchronizations between data sources',
    input: PageInput,
    output: pageOf(
      z.object({
        id: Id,
        fullName: z.string(),
        /** Names of both sides; empty for what is gone. */
        source: z.string(),
        target: DataSyncTarget.extend({ name: z.string() }),
        schedule: z.enum(dataSyncSchedules),
        lastRun: DataSyncRun.nullable(),
        changedAt: Instant,
      }),
    ),
    refusals: [],
  }),
  open: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSync/:id',
    summary: 'Get a synchronization',
    input: Place,
    output: DataSyncSettings.extend({
      id: Id,
      /** Runs do what this person may do: the one who saved it last. */
      actsFor: PersonRef,
      /** The moment up to which runs have read everything; null before the first one. */
      readUntil: Instant.nullable(),
      changedAt: Instant,
      revision: Revision,
    }),
    refusals: ['dataSyncs.notFound'],
  }),
  fields: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSyncTarget/:kind/:id/Fields',
    summary: 'List the fields of a target that rows can fill',
    input: DataSyncTarget,
    output: z.object({
      list: z.array(
        z.object({
          field: z.string(),
          label: z.string(),
          /** Whether it may identify a record. */
          isKey: z.boolean(),
          isRequired: z.boolean(),
        }),
      ),
    }),
    refusals: targetRefusals,
  }),
  create: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/DataSync',
    summary: 'Create a synchronization, whose runs act for the caller',
    input: DataSyncSettings,
    output: Place,
    refusals: settingRefusals,
  }),
  update: endpoint({
    ...asAdministrator,
    method: 'PUT',
    path: '/api/system/DataSync/:id',
    summary: 'Change a synchronization, whose runs act for the caller from now on',
    input: DataSyncSettings.extend({ id: Id, ...expecting }),
    output: Done,
    refusals: ['request.changedMeanwhile', ...settingRefusals, 'dataSyncs.notFound', 'dataSyncs.targetFixed'],
  }),
  remove: endpoint({
    ...asAdministrator,
    method: 'DELETE',
    path: '/api/system/DataSync/:id',
    summary: 'Delete a synchronization with its reports; records and entries stay',
    input: Place,
    output: Done,
    refusals: ['dataSyncs.notFound', 'dataSyncs.underWay'],
  }),
  preview: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/DataSync/:id/Previews',
    summary: 'Begin a dry run, which reads the source in the background and changes nothing',
    input: Place,
    output: z.object({ runId: Id }),
    refusals: ['dataSyncs.notFound', 'dataSyncs.underWay'],
  }),
  run: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/system/DataSync/:id/Runs',
    summary:
      'Begin to carry out a dry run in the background; if something else would happen meanwhile, nothing does',
    input: Place.extend({ previewId: Id }),
    output: z.object({ runId: Id }),
    refusals: ['dataSyncs.notFound', 'dataSyncs.underWay', 'dataSyncs.runNotFound', 'dataSyncs.notPreview'],
  }),
  runs: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSync/:id/Runs',
    summary: 'List dry runs and runs of a synchronization, newest first',
    input: PageInput.omit({ keyword: true }).extend({ id: Id }),
    output: pageOf(DataSyncRun),
    refusals: ['dataSyncs.notFound'],
  }),
  openRun: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSyncRun/:id',
    summary: 'Get a dry run or run',
    input: Place,
    output: DataSyncRun.extend({
      syncId: Id,
      /** What the source was asked with. */
      parameters: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
    }),
    refusals: ['dataSyncs.runNotFound'],
  }),
  changes: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/system/DataSyncRun/:id/Changes',
    summary: 'List what a run changed, or would change, by row and cell',
    input: PageInput.extend({ id: Id, kind: z.enum(['', ...dataSyncChangeKinds]).default('') }),
    output: pageOf(DataSyncChange),
    refusals: ['dataSyncs.runNotFound'],
  }),
}
