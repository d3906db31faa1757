import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './shapes.ts'

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
    summary: 'The print templates of a form, by name',
    input: z.object({ id: Id }),
    output: z.object({ name: z.string(), list: z.array(TemplateRow) }),
    refusals: missing,
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...administrator,
    summary: 'A print template as drafted, with the form that it prints',
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
    summary: 'A new print template; one that prints everything unless a definition is sent',
    input: z.object({ id: Id, name: Name, definition: Definition.optional() }),
    output: z.object({ templateId: Id }),
    refusals: [...missing, 'print.templateInvalid'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...administrator,
    summary: 'Save the draft of a print template; it may still name fields that are not there',
    input: Place.extend({ name: Name, definition: Definition, number: z.number().int() }),
    output: z.object({ number: z.number().int() }),
    refusals: [...missing, 'print.templateInvalid', 'design.changedMeanwhile'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId/Actions/Release',
    ...administrator,
    summary: 'From now on people print by it as it is drafted; refused with the path of the first mistake',
    input: Place,
    output: Done,
    refusals: [...missing, 'print.templateInvalid'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/Base/:id/PrintTemplates/:templateId',
    ...administrator,
    summary: 'Remove a print template',
    input: Place,
    output: Done,
    refusals: missing,
  }),
  offered: endpoint({
    method: 'GET',
    path: '/api/visualdev/OnlineDev/:modelId/PrintTemplates',
    access: 'member',
    summary: 'What a model is printed by, without what its reader never sees; everything on A4 comes last',
    input: z.object({ modelId: Id }),
    output: z.object({
      list: z.array(z.object({ templateId: z.string(), name: z.string(), definition: Definition })),
    }),
    refusals: ['records.modelNotFound', 'records.noPermission', 'records.notAllowed'],
  }),
}
