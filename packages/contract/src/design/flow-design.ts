import { noteCodes } from '@signet/bpmn/notes'
import { z } from 'zod'
import { endpoint, Id, Instant, PageInput, pageOf } from '../wire/endpoint.ts'
import { expectingPreview, expectsMeaning } from '../wire/revision.ts'
import { Code, Definition, DesignRow, designFilter, Name, Problem, SavedDraft } from './design-row.ts'
import { Release, ReleaseReason } from './release.ts'

/** Flow design. */
export const flowDesign = {
  list: endpoint({
    method: 'GET',
    path: '/api/workflow/template',
    access: 'administrator',
    areas: ['designs', 'lists'],
    summary: 'List flows',
    input: PageInput.extend(designFilter),
    output: pageOf(
      DesignRow.extend({
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
    areas: ['designs', 'lists'],
    summary: 'Get a flow with its draft definition',
    input: z.object({ id: Id }),
    output: DesignRow.extend({
      formId: Id,
      definition: Definition,
      problems: z.array(Problem),
    }),
    refusals: ['design.notFound'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workflow/template',
    access: 'administrator',
    areas: ['designs'],
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
    areas: ['designs'],
    summary: 'Save the draft of a flow; errors are allowed until you publish',
    input: z.object({
      id: Id,
      name: Name,
      definition: Definition,
      /** The `changedAt` known to the sender; refused when somebody else has saved since. */
      expects: Instant.optional().describe(expectsMeaning),
    }),
    output: SavedDraft,
    refusals: ['design.notFound', 'design.changedMeanwhile', 'flow.definitionInvalid', 'flow.settingUnknown'],
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:id/check',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Check the draft of a flow: soundness, conditions and missing approvers',
    input: z.object({ id: Id }),
    output: z.object({ problems: z.array(Problem) }),
    refusals: ['design.notFound'],
  }),
  exportBpmn: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Actions/ExportBpmn',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Export the draft of a flow as BPMN 2.0 XML; importing it gives the same draft',
    input: z.object({ id: Id }),
    output: z.object({ fileName: z.string(), xml: z.string() }),
    refusals: ['design.notFound'],
  }),
  readBpmn: endpoint({
    method: 'POST',
    path: '/api/workflow/template/Actions/ReadBpmn',
    access: 'administrator',
    areas: ['designs'],
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
  previewRelease: endpoint({
    method: 'GET',
    path: '/api/workflow/template/:id/Actions/ReleasePreview',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Preview what publishing the draft of a flow would mean: changes, findings, people and requests',
    input: z.object({ id: Id }),
    output: Release,
    refusals: ['design.notFound', 'design.notPublished', 'flow.definitionInvalid'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/workflow/template/:id/publish',
    access: 'administrator',
    areas: ['designs'],
    summary:
      'Publish a version of a flow; requests in progress keep theirs. Rejected if the flow has errors, and without a reason if a finding is red',
    input: z.object({ id: Id, reason: ReleaseReason, ...expectingPreview }),
    output: z.object({
      version: z.number().int(),
      /** Names of failing tests; a flow rule decides whether they forbid publishing. */
      failedTests: z.array(z.string()),
    }),
    refusals: [
      'design.notFound',
      'design.unsound',
      'design.testsFail',
      'design.reasonNeeded',
      'design.notPublished',
      'design.changedSincePreview',
    ],
  }),
}
