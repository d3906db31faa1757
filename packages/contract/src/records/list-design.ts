import { z } from 'zod'
import { ExcusedRelease, ExcusedReleases, Release, ReleaseReason } from '../design/release.ts'
import { Holder, NamedHolder } from '../organization/holder.ts'
import { Done, endpoint, Id, Instant, largestInteger, PersonRef } from '../wire/endpoint.ts'
import { expectingPreview, expectsMeaning, Revision } from '../wire/revision.ts'
import { listRights } from './rights-help.ts'

const Definition = z.record(z.string(), z.unknown())
const GrantBody = z.object({
  name: z.string().trim().min(1).max(100),
  holders: z.array(Holder).min(1).max(200),
  /** Permission of the list engine: columns, fields, buttons and records. */
  permission: Definition,
})
const Grant = GrantBody.extend({
  id: Id,
  holders: z.array(NamedHolder),
  changedAt: Instant,
  changedBy: z.string(),
})
const Difference = z.object({ gains: z.array(z.string()), loses: z.array(z.string()) })
/** The records on which somebody may do something, counted up to `mostCountedRecords`; null where they are elsewhere. */
const Extent = z.object({ may: z.boolean(), records: z.number().int().nullable() })
const GrantChange = z.object({
  person: PersonRef,
  /** Buttons and actions by key, null for seeing: those gained, lost, or allowed on other records. */
  acts: z.array(z.object({ button: z.string().nullable(), before: Extent, after: Extent })),
  /** Paths of columns in the list. */
  columns: Difference,
  /** Paths of fields that are visible in the form, and of those that may be entered. */
  reads: Difference,
  writes: Difference,
})
const administrator = { access: 'administrator', areas: ['lists'] } as const
const missing = ['design.notFound', 'design.notPublished'] as const

/** List design and grants. A form with a list is a model. */
export const listDesign = {
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/List',
    ...administrator,
    summary: 'Get the draft list of a form; a form without one gets a default',
    input: z.object({ id: Id }),
    output: z.object({
      formId: Id,
      name: z.string(),
      /** `withdrawn`: published before and disabled now. */
      state: z.enum(['none', 'draft', 'published', 'changed', 'withdrawn']),
      version: z.number().int(),
      /** Null for a list that was never saved. */
      changedAt: Instant.nullable(),
      definition: Definition,
      /** The published form of the list. */
      form: Definition,
    }),
    refusals: missing,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id/List',
    ...administrator,
    summary: 'Save the draft of a list; rejected with the path of the first error',
    input: z.object({
      id: Id,
      definition: Definition,
      /** The `changedAt` known to the sender; refused when somebody else has saved since. */
      expects: Instant.nullish().describe(expectsMeaning),
    }),
    output: z.object({
      changedAt: Instant,
      /** Names what was saved; publishing takes it as `expects`. */
      revision: Revision,
    }),
    refusals: [...missing, 'list.definitionInvalid', 'design.changedMeanwhile'],
  }),
  previewRelease: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/List/Actions/ReleasePreview',
    ...administrator,
    summary: 'Preview what publishing the draft of a list would mean: changes, findings, people and records',
    input: z.object({ id: Id }),
    output: Release,
    refusals: [...missing, 'list.definitionInvalid'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/List/Actions/Release',
    ...administrator,
    summary: 'Publish a list and create indexes for its search and sort fields. A red finding needs a reason',
    input: z.object({ id: Id, reason: ReleaseReason, ...expectingPreview }),
    output: z.object({ version: z.number().int(), indexes: z.number().int() }),
    refusals: [
      ...missing,
      'list.definitionInvalid',
      'design.unsound',
      'design.reasonNeeded',
      'design.changedSincePreview',
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/List/Actions/Withdraw',
    ...administrator,
    summary:
      'Disable a published list: no one sees it or its records until it’s published again. Nothing is deleted, and requests continue',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['design.notFound', 'design.notPublished'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/List/Versions',
    ...administrator,
    summary: 'List published versions of a list with their definitions, newest first',
    input: z.object({ id: Id }),
    output: z.object({
      list: z.array(
        z.object({
          version: z.number().int(),
          definition: Definition,
          publishedAt: Instant,
          publishedBy: z.string(),
          excuse: ExcusedRelease.nullable(),
        }),
      ),
    }),
    refusals: missing,
  }),
  grants: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Grants',
    ...administrator,
    summary: 'List the permissions on a form’s records and who has them',
    input: z.object({ id: Id }),
    output: z.object({ list: z.array(Grant) }),
    refusals: missing,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/RightRequests',
    ...administrator,
    summary: 'List the rights on a form’s records that people asked for and do not have yet, oldest first',
    input: z.object({ id: Id }),
    output: z.object({
      list: z.array(
        z.object({
          id: Id,
          person: PersonRef,
          right: z.enum(listRights),
          reason: z.string(),
          askedAt: Instant,
        }),
      ),
    }),
    refusals: missing,
  }),
  declineRequest: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/RightRequests/:requestId/Actions/Decline',
    ...administrator,
    summary:
      'Decline a right that somebody asked for; they get a notice with the reason. A permission grants it',
    input: z.object({ id: Id, requestId: Id, reason: z.string().trim().min(1).max(200) }),
    output: Done,
    refusals: missing,
  }),
  previewGrant: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/Base/:id/GrantsPreview',
    ...administrator,
    summary: 'List who would gain and lose what if a permission were created, updated or deleted',
    input: z.object({
      id: Id,
      /** Not given for a new permission. */
      grantId: Id.optional(),
      /** Null to delete. */
      grant: GrantBody.nullable(),
    }),
    output: z.object({
      /** How many people gain or lose something; at most 50 of them are listed. */
      changed: z.number().int(),
      list: z.array(GrantChange),
    }),
    refusals: [...missing, 'list.definitionInvalid', 'organization.notFound'],
  }),
  countMatches: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/Base/:id/List/Actions/CountMatches',
    ...administrator,
    summary:
      'Count the records that meet conditions, up to 10,000; null where the list isn’t published or its rows are elsewhere',
    /** `rules` are conditions of the list engine. */
    input: z.object({ id: Id, rules: Definition }),
    output: z.object({ matching: z.number().int().nullable(), all: z.number().int().nullable() }),
    refusals: [...missing, 'list.definitionInvalid'],
  }),
  createGrant: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/Grants',
    ...administrator,
    summary:
      'Create a permission on columns, fields, buttons and records for roles, posts, organizations, groups and people',
    input: GrantBody.extend({ id: Id }),
    output: z.object({ grantId: Id }),
    refusals: [...missing, 'list.definitionInvalid', 'organization.notFound'],
  }),
  saveGrant: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id/Grants/:grantId',
    ...administrator,
    summary:
      'Update a permission; with `expects` it is refused when somebody else has saved it since that `changedAt`',
    input: GrantBody.extend({ id: Id, grantId: Id, expects: Instant.optional().describe(expectsMeaning) }),
    output: Done,
    refusals: [...missing, 'design.changedMeanwhile', 'list.definitionInvalid', 'organization.notFound'],
  }),
  removeGrant: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/Base/:id/Grants/:grantId',
    ...administrator,
    summary: 'Delete a permission',
    input: z.object({ id: Id, grantId: Id }),
    output: Done,
    refusals: missing,
  }),
}

const TemplateDefinition = z.record(z.string(), z.unknown())
const Name = z.string().trim().min(1).max(100)
const Place = z.object({ id: Id, templateId: Id })
const TemplateRow = z.object({
  templateId: Id,
  name: z.string(),
  state: z.enum(['draft', 'published', 'changed']),
  changedAt: Instant,
  changedBy: z.string(),
})
const templateAdministrator = { access: 'administrator', areas: ['designs'] } as const
const templateMissing = ['design.notFound', 'design.notPublished'] as const

/** Print template design, and the templates available to people. */
export const printTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/PrintTemplates',
    ...templateAdministrator,
    summary: 'List the print templates of a form, by name',
    input: z.object({ id: Id }),
    output: z.object({ name: z.string(), list: z.array(TemplateRow) }),
    refusals: templateMissing,
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...templateAdministrator,
    summary: 'Get the draft of a print template with its form',
    input: Place,
    output: TemplateRow.extend({
      definition: TemplateDefinition,
      /** Number of saves, sent with the next one. */
      number: z.number().int(),
      /** Why publications with red findings went live. */
      excuses: ExcusedReleases,
      formName: z.string(),
      form: TemplateDefinition,
    }),
    refusals: templateMissing,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/PrintTemplates',
    ...templateAdministrator,
    summary: 'Create a print template; without a definition it prints everything',
    input: z.object({ id: Id, name: Name, definition: TemplateDefinition.optional() }),
    output: z.object({ templateId: Id }),
    refusals: [...templateMissing, 'print.templateInvalid'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...templateAdministrator,
    summary: 'Save the draft of a print template; unknown fields are allowed until you publish',
    input: Place.extend({
      name: Name,
      definition: TemplateDefinition,
      number: z.number().int().max(largestInteger),
    }),
    output: z.object({ number: z.number().int() }),
    refusals: [...templateMissing, 'print.templateInvalid', 'design.changedMeanwhile'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId/Actions/Release',
    ...templateAdministrator,
    summary: 'Publish a print template. Mistakes forbid it; a red finding needs a reason',
    input: Place.extend({ reason: ReleaseReason, ...expectingPreview }),
    output: Done,
    refusals: [...templateMissing, 'design.unsound', 'design.reasonNeeded', 'design.changedSincePreview'],
  }),
  previewRelease: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId/Actions/ReleasePreview',
    ...templateAdministrator,
    summary:
      'Preview what publishing the draft of a print template would mean: changes, findings and printers',
    input: Place,
    output: Release,
    refusals: templateMissing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...templateAdministrator,
    summary: 'Delete a print template',
    input: Place,
    output: Done,
    refusals: templateMissing,
  }),
  offered: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/PrintTemplates',
    access: 'member',
    summary:
      'List the print templates of an application, limited to what you can see; “All content (A4)” comes last',
    input: z.object({ modelId: Id }),
    output: z.object({
      list: z.array(z.object({ templateId: z.string(), name: z.string(), definition: TemplateDefinition })),
    }),
    refusals: ['records.modelNotFound', 'records.noPermission', 'records.notAllowed'],
  }),
}
