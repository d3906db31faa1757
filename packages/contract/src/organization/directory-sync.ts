import { z } from 'zod'
import { Empty, endpoint, Id, PageInput, pageOf } from '../wire/endpoint.ts'
import { SyncRun } from '../wire/sync-run.ts'

const Count = z.number().int()

const directoryParts = ['person', 'department', 'group'] as const
export const directoryChangeKinds = ['new', 'changed', 'linked', 'returned', 'vanished', 'conflict'] as const
const directoryFields = [
  'account',
  'name',
  'email',
  'mobilePhone',
  'department',
  'manager',
  'parent',
  'members',
] as const

/** Rows of a run. People by what happens to them, departments and groups by how many are new or change. */
export const DirectoryCounts = z.object({
  /** People whom the directory answered. */
  people: Count,
  new: Count,
  changed: Count,
  linked: Count,
  returned: Count,
  vanished: Count,
  /** Also of departments and groups. */
  conflict: Count,
  departments: Count,
  groups: Count,
})
export type DirectoryCounts = z.infer<typeof DirectoryCounts>

/** A preview or a run of the synchronization with the directory. */
export const DirectoryRun = SyncRun.extend({
  /** Null while it is not known. */
  counts: DirectoryCounts.nullable(),
})
export type DirectoryRun = z.infer<typeof DirectoryRun>

/** What happens, or would happen, to a person, a department or a group. */
export const DirectoryChange = z.object({
  /** Within its run. */
  id: z.string(),
  part: z.enum(directoryParts),
  kind: z.enum(directoryChangeKinds),
  /** Of a person; empty for others. */
  account: z.string(),
  name: z.string(),
  /** Texts of at most 500 characters; empty for nothing. */
  fields: z.array(z.object({ field: z.enum(directoryFields), before: z.string(), after: z.string() })),
  /** Why there is a conflict, in the caller’s language; empty otherwise. */
  reason: z.string(),
})
export type DirectoryChange = z.infer<typeof DirectoryChange>

const asAdministrator = { access: 'administrator' } as const
const starting = ['directorySync.off', 'directorySync.underWay'] as const

/** People, departments and groups are taken over from the company’s directory (LDAP). */
export const directorySync = {
  list: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/permission/DirectorySync/Runs',
    summary: 'List previews and runs of the synchronization with the directory, newest first',
    input: PageInput.omit({ keyword: true }),
    output: pageOf(DirectoryRun).extend({
      /** Whether the settings allow a preview. */
      isOn: z.boolean(),
    }),
    refusals: [],
  }),
  open: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/permission/DirectorySync/Runs/:id',
    summary: 'Get a preview or run',
    input: z.object({ id: Id }),
    output: DirectoryRun,
    refusals: ['directorySync.notFound'],
  }),
  changes: endpoint({
    ...asAdministrator,
    method: 'GET',
    path: '/api/permission/DirectorySync/Runs/:id/Changes',
    summary: 'List what a run changed, or would change',
    input: PageInput.extend({ id: Id, kind: z.enum(['', ...directoryChangeKinds]).default('') }),
    output: pageOf(DirectoryChange),
    refusals: ['directorySync.notFound'],
  }),
  preview: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/permission/DirectorySync/Previews',
    summary: 'Begin a preview, which reads the directory in the background and changes nothing',
    input: Empty,
    output: z.object({ id: Id }),
    refusals: starting,
  }),
  run: endpoint({
    ...asAdministrator,
    method: 'POST',
    path: '/api/permission/DirectorySync/Runs',
    summary:
      'Begin to carry out a preview in the background; if something else would happen meanwhile, nothing does',
    input: z.object({ previewId: Id }),
    output: z.object({ id: Id }),
    refusals: [...starting, 'directorySync.notFound', 'directorySync.notPreview'],
  }),
}
