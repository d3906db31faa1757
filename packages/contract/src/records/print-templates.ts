import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Done, Id, Instant } from '../wire/shapes.ts'

const Definition = z.record(z.string(), z.unknown())
const Name = z.string().trim().min(1).max(100)
const Place = z.object({ id: Id, templateId: Id })
const TemplateRow = z.object({
  templateId: Id,
  name: z.string(),
  state: z.enum(['draft', 'published', 'changed']),
  changedAt: Instant,
  changedBy: z.string(),
})
const administrator = { access: 'administrator' } as const
const missing = ['design.notFound', 'design.notPublished'] as const

/** How records of a form are printed, as administrators design it, and what people may choose from. */
export const printTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/PrintTemplates',
    ...administrator,
    summary: 'List the print templates of a form, by name',
    input: z.object({ id: Id }),
    output: z.object({ name: z.string(), list: z.array(TemplateRow) }),
    refusals: missing,
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...administrator,
    summary: 'Get the draft of a print template with its form',
    input: Place,
    output: TemplateRow.extend({
      definition: Definition,
      /** Counts the saves; sent along with the next one. */
      number: z.number().int(),
      formName: z.string(),
      form: Definition,
    }),
    refusals: missing,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/PrintTemplates',
    ...administrator,
    summary: 'Create a print template; without a definition it prints everything',
    input: z.object({ id: Id, name: Name, definition: Definition.optional() }),
    output: z.object({ templateId: Id }),
    refusals: [...missing, 'print.templateInvalid'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...administrator,
    summary: 'Save the draft of a print template; unknown fields are allowed until you publish',
    input: Place.extend({ name: Name, definition: Definition, number: z.number().int() }),
    output: z.object({ number: z.number().int() }),
    refusals: [...missing, 'print.templateInvalid', 'design.changedMeanwhile'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId/Actions/Release',
    ...administrator,
    summary: 'Publish a print template; rejected with the path of the first error',
    input: Place,
    output: Done,
    refusals: [...missing, 'print.templateInvalid'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...administrator,
    summary: 'Delete a print template',
    input: Place,
    output: Done,
    refusals: missing,
  }),
  offered: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/PrintTemplates',
    access: 'member',
    summary:
      'List the print templates of an application, limited to what you can see; “All content (A4)” comes last',
    input: z.object({ modelId: Id }),
    output: z.object({
      list: z.array(z.object({ templateId: z.string(), name: z.string(), definition: Definition })),
    }),
    refusals: ['records.modelNotFound', 'records.noPermission', 'records.notAllowed'],
  }),
}
