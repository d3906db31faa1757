import { noteCodes } from '@signet/bpmn/notes'
import { z } from 'zod'

import { Done, endpoint, Id, Instant, largestInteger, PageInput, pageOf } from './wire/endpoint.ts'

const Name = z.string().trim().min(1).max(100)
const Code = z.string().regex(/^[a-zA-Z][\w-]{0,59}$/)
const Definition = z.record(z.string(), z.unknown())
const Problem = z.object({
  path: z.string(),
  code: z.string(),
  message: z.string(),
  nodes: z.array(z.string()).default([]),
})
const State = z.enum(['draft', 'published', 'changed', 'archived'])

const DesignRow = z.object({
  id: Id,
  name: z.string(),
  code: z.string(),
  category: z.string(),
  state: State,
  version: z.number().int(),
  changedAt: Instant,
  changedBy: z.string(),
})

/** A step of publishing; `rows` are in the table now, `filled` of them have a value in the column. */
const TableChange = z.object({
  step: z.enum([
    'createTable',
    'addColumn',
    'setAsideColumn',
    'setAsideTable',
    'widenColumn',
    'createIndex',
    'dropIndex',
    'createKey',
    'dropKey',
  ]),
  table: z.string(),
  column: z.string().nullable(),
  rows: z.number().int(),
  filled: z.number().int(),
})
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
    summary: 'List forms or data views',
    input: PageInput.extend({ of: z.enum(['forms', 'dataViews']).default('forms') }),
    output: pageOf(
      DesignRow.extend({ fields: z.number().int(), records: z.number().int().max(mostCountedRecords) }),
    ),
    refusals: [],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id',
    access: 'administrator',
    summary: 'Get a form with its draft definition',
    input: z.object({ id: Id }),
    output: DesignRow.extend({ definition: Definition }),
    refusals: ['design.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base',
    access: 'administrator',
    summary: 'Create a form',
    input: z.object({
      name: Name,
      code: Code,
      category: z.string().max(60).default(''),
      definition: Definition,
    }),
    output: z.object({ id: Id }),
    refusals: ['design.codeTaken', 'design.invalid', 'form.definitionInvalid'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id',
    access: 'administrator',
    summary: 'Save the draft of a form; formula errors are allowed until you publish',
    input: z.object({
      id: Id,
      name: Name,
      category: z.string().max(60).default(''),
      definition: Definition,
      /** The `changedAt` known to the sender; refused when somebody else has saved since. */
      expects: Instant.optional(),
    }),
    output: z.object({ changedAt: Instant }),
    refusals: ['design.notFound', 'design.invalid', 'design.changedMeanwhile', 'form.definitionInvalid'],
  }),
  previewRelease: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Actions/ReleasePreview',
    access: 'administrator',
    summary: 'Preview how publishing the draft would change tables and data',
    input: z.object({ id: Id }),
    output: z.object({ version: z.number().int(), changes: z.array(TableChange) }),
    refusals: ['design.notFound', 'form.definitionInvalid', 'form.namesNothing', 'form.namesMissing'],
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Versions',
    access: 'administrator',
    summary: 'List the published versions of a form, newest first',
    input: z.object({ id: Id }),
    output: z.object({
      list: z.array(z.object({ version: z.number().int(), publishedAt: Instant, publishedBy: z.string() })),
    }),
    refusals: ['design.notFound'],
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/Versions/:version',
    access: 'administrator',
    summary: 'Get the definition of a published version',
    input: z.object({ id: Id, version: z.coerce.number().int().max(largestInteger) }),
    output: z.object({ definition: Definition }),
    refusals: ['design.notFound'],
  }),
  kits: endpoint({
    method: 'GET',
    path: '/api/visualdev/FormKit',
    access: 'administrator',
    summary: 'List field kits that can be added to any form',
    input: z.object({}),
    output: z.object({ list: z.array(Kit) }),
    refusals: [],
  }),
  saveKit: endpoint({
    method: 'POST',
    path: '/api/visualdev/FormKit',
    access: 'administrator',
    summary: 'Save fields as a kit; replaces a kit with the same name',
    input: z.object({ name: Name, fields: Kit.shape.fields }),
    output: z.object({ id: Id }),
    refusals: ['form.definitionInvalid'],
  }),
  removeKit: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/FormKit/:id',
    access: 'administrator',
    summary: 'Delete a kit; forms that use it keep their fields',
    input: z.object({ id: Id }),
    output: Done,
    refusals: ['design.notFound'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/Actions/Release',
    access: 'administrator',
    summary: 'Publish a form: creates or changes its table in one transaction without dropping data',
    input: z.object({ id: Id }),
    output: z.object({ version: z.number().int(), steps: z.array(z.string()) }),
    refusals: [
      'design.notFound',
      'design.invalid',
      'design.duplicates',
      'form.definitionInvalid',
      'form.namesNothing',
      'form.namesMissing',
    ],
  }),
}

/** Flow design. */
export const flowDesign = {
  list: endpoint({
    method: 'GET',
    path: '/api/workflow/template',
    access: 'administrator',
    summary: 'List flows',
    input: PageInput,
    output: pageOf(
      DesignRow.extend({
        icon: z.string(),
        iconColor: z.string(),
        formName: z.string(),
        running: z.number().int(),
      }),
    ),
    refusals: [],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id',
    access: 'administrator',
    summary: 'Get a flow with its draft definition',
    input: z.object({ id: Id }),
    output: DesignRow.extend({
      formId: Id,
      icon: z.string(),
      iconColor: z.string(),
      definition: Definition,
      problems: z.array(Problem),
    }),
    refusals: ['design.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workflow/template',
    access: 'administrator',
    summary: 'Create a flow for a form',
    input: z.object({
      name: Name,
      code: Code,
      category: z.string().max(60).default(''),
      icon: z.string().max(60).default('file-text'),
      iconColor: z.string().max(20).default('blue'),
      formId: Id,
      definition: Definition,
    }),
    output: z.object({ id: Id }),
    refusals: [
      'design.notFound',
      'design.codeTaken',
      'design.invalid',
      'flow.definitionInvalid',
      'flow.settingUnknown',
    ],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/workflow/template/:id',
    access: 'administrator',
    summary: 'Save the draft of a flow; errors are allowed until you publish',
    input: z.object({
      id: Id,
      name: Name,
      definition: Definition,
      /** The `changedAt` known to the sender; refused when somebody else has saved since. */
      expects: Instant.optional(),
    }),
    output: z.object({ changedAt: Instant }),
    refusals: ['design.notFound', 'design.changedMeanwhile', 'flow.definitionInvalid', 'flow.settingUnknown'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:id/check',
    access: 'administrator',
    summary: 'Check the draft of a flow: soundness, conditions and missing approvers',
    input: z.object({ id: Id }),
    output: z.object({ problems: z.array(Problem) }),
    refusals: ['design.notFound'],
  }),
  exportBpmn: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Actions/ExportBpmn',
    access: 'administrator',
    summary: 'Export the draft of a flow as BPMN 2.0 XML; importing it gives the same draft',
    input: z.object({ id: Id }),
    output: z.object({ fileName: z.string(), xml: z.string() }),
    refusals: ['design.notFound'],
  }),
  readBpmn: endpoint({
    method: 'POST',
    path: '/api/workflow/template/Actions/ReadBpmn',
    access: 'administrator',
    onlyReads: true,
    summary: 'Convert a BPMN 2.0 file to a flow definition, with notes on what was not kept; stores nothing',
    input: z.object({
      xml: z.string().max(4_000_000),
      /** Id of one process in a file with several; the largest by default. */
      process: z.string().max(200).optional(),
    }),
    output: z.object({
      definition: Definition,
      notes: z.array(
        z.object({ code: z.enum(noteCodes), message: z.string(), element: z.string(), name: z.string() }),
      ),
      processes: z.array(z.object({ id: z.string(), name: z.string(), nodes: z.number().int() })),
    }),
    refusals: ['bpmn.unreadable', 'bpmn.tooLarge', 'bpmn.noProcess', 'flow.definitionInvalid'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:id/publish',
    access: 'administrator',
    summary: 'Publish a version of a flow; requests in progress keep theirs. Rejected if the flow has errors',
    input: z.object({ id: Id }),
    output: z.object({
      version: z.number().int(),
      /** Names of failing tests; a flow rule decides whether they forbid publishing. */
      failedTests: z.array(z.string()),
    }),
    refusals: ['design.notFound', 'design.unsound', 'design.testsFail', 'design.notPublished'],
  }),
}
