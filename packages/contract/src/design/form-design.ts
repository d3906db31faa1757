import { currencies } from '@signet/form'
import { z } from 'zod'
import { Done, endpoint, Id, Instant, largestInteger, PageInput, pageOf } from '../wire/endpoint.ts'
import { expectingPreview, expectsMeaning } from '../wire/revision.ts'
import { Code, Definition, DesignRow, designFilter, Name, SavedDraft } from './design-row.ts'
import { ExcusedRelease, Release, ReleaseReason } from './release.ts'

/** Named field definitions of the form engine. */
const Kit = z.object({ id: Id, name: z.string(), fields: z.array(Definition).min(1).max(200) })

/** Limit of counting the records of a form; this number means "at least". */
export const mostCountedRecords = 10_000

/** Form design. The form engine checks definitions and refuses with the path of the mistake. */
export const formDesign = {
  list: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base',
    access: 'administrator',
    areas: ['designs', 'lists'],
    summary: 'List forms, data views, or the form about people',
    input: PageInput.extend({
      of: z.enum(['forms', 'dataViews', 'aboutPeople']).default('forms'),
      ...designFilter,
    }),
    output: pageOf(
      DesignRow.extend({ fields: z.number().int(), records: z.number().int().max(mostCountedRecords) }),
    ),
    refusals: [],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id',
    access: 'administrator',
    areas: ['designs', 'lists'],
    summary: 'Get a form with its draft definition',
    input: z.object({ id: Id }),
    output: DesignRow.extend({
      definition: Definition,
      /** The company’s currency, which new amounts start with. */
      currency: z.enum(currencies),
    }),
    refusals: ['design.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Create a form',
    input: z.object({
      name: Name,
      code: Code,
      category: z.string().max(60).default(''),
      icon: z.string().max(60).default(''),
      iconColor: z.string().max(20).default(''),
      definition: Definition,
    }),
    output: z.object({ id: Id }),
    refusals: ['design.codeTaken', 'design.invalid', 'form.definitionInvalid'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Save the draft of a form; formula errors are allowed until you publish',
    input: z.object({
      id: Id,
      name: Name,
      category: z.string().max(60).default(''),
      definition: Definition,
      /** The `changedAt` known to the sender; refused when somebody else has saved since. */
      expects: Instant.optional().describe(expectsMeaning),
    }),
    output: SavedDraft,
    refusals: ['design.notFound', 'design.invalid', 'design.changedMeanwhile', 'form.definitionInvalid'],
  }),
  previewRelease: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Actions/ReleasePreview',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Preview what publishing the draft of a form would mean: changes, findings, people and records',
    input: z.object({ id: Id }),
    output: Release,
    refusals: ['design.notFound', 'form.definitionInvalid', 'form.namesNothing', 'form.namesMissing'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Versions',
    access: 'administrator',
    areas: ['designs'],
    summary: 'List the published versions of a form, newest first',
    input: z.object({ id: Id }),
    output: z.object({
      list: z.array(
        z.object({
          version: z.number().int(),
          publishedAt: Instant,
          publishedBy: z.string(),
          excuse: ExcusedRelease.nullable(),
        }),
      ),
    }),
    refusals: ['design.notFound'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Versions/:version',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Get the definition of a published version',
    input: z.object({ id: Id, version: z.coerce.number().int().max(largestInteger) }),
    output: z.object({ definition: Definition }),
    refusals: ['design.notFound'],
  }),
  kits: endpoint({
    method: 'GET',
    path: '/api/visualdev/FormKit',
    access: 'administrator',
    areas: ['designs'],
    summary: 'List field kits that can be added to any form',
    input: z.object({}),
    output: z.object({ list: z.array(Kit) }),
    refusals: [],
  }),
  saveKit: endpoint({
    method: 'POST',
    path: '/api/visualdev/FormKit',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Save fields as a kit; replaces a kit with the same name',
    input: z.object({ name: Name, fields: Kit.shape.fields }),
    output: z.object({ id: Id }),
    refusals: ['form.definitionInvalid'],
  }),
  removeKit: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/FormKit/:id',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Delete a kit; forms that use it keep their fields',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['design.notFound'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/Actions/Release',
    access: 'administrator',
    areas: ['designs'],
    summary:
      'Publish a form: creates or changes its table in one transaction without dropping data. A red finding needs a reason',
    input: z.object({ id: Id, reason: ReleaseReason, ...expectingPreview }),
    output: z.object({ version: z.number().int(), steps: z.array(z.string()) }),
    refusals: [
      'design.notFound',
      'design.invalid',
      'design.duplicates',
      'design.reasonNeeded',
      'design.unsound',
      'form.definitionInvalid',
      'form.namesNothing',
      'form.namesMissing',
      'design.changedSincePreview',
    ],
  }),
}
