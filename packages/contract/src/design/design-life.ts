import { z } from 'zod'
import { Done, endpoint, Id, PersonRef } from '../wire/endpoint.ts'
import { designCategories } from './design-categories.ts'
import { Availability, designLabels, Name } from './design-row.ts'

/** What lives through these endpoints. A data view is a form. */
export const designKinds = ['flow', 'form'] as const

/** Days until a deleted design can no longer be restored. */
export const restorableDays = 30

/** What may depend on a design, in the order of a confirmation. */
export const dependentKinds = [
  'openCase',
  'endedCase',
  'record',
  'flow',
  'form',
  'list',
  'printTemplate',
  'shortLink',
  'trigger',
  'interface',
  'webhook',
  'delegation',
  'groupRule',
] as const

const design = { kind: z.enum(designKinds), id: Id }

/** Name, categories, copies and availability of flows and forms. */
export const designLife = {
  ...designCategories,
  describe: endpoint({
    method: 'PUT',
    path: '/api/visualdev/Design/:kind/:id',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Change the name, category, tags, owner, icon and color of a flow or form',
    input: z.object({
      ...design,
      name: Name,
      ...designLabels,
      icon: z.string().max(60),
      iconColor: z.string().max(20),
    }),
    output: Done,
    refusals: ['design.notFound', 'organization.notFound'],
  }),
  labels: endpoint({
    method: 'GET',
    path: '/api/visualdev/DesignLabels/:of',
    access: 'administrator',
    areas: ['designs', 'lists'],
    summary: 'List the categories, tags and owners by which a list of designs can be narrowed',
    input: z.object({ of: z.enum(['flows', 'forms', 'dataViews']) }),
    output: z.object({
      /** As stored, with the name in the reader’s language. */
      categories: z.array(z.object({ category: z.string(), name: z.string() })),
      tags: z.array(z.string()),
      owners: z.array(PersonRef),
    }),
    refusals: [],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/visualdev/Design/:kind/:id/Actions/Copy',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Copy the draft of a flow or form as a new draft; the copy of a form has its list too',
    input: z.object({ ...design, name: Name }),
    output: z.object({ id: Id }),
    refusals: ['design.notFound', 'design.codeTaken'],
  }),
  dependents: endpoint({
    method: 'GET',
    path: '/api/visualdev/Design/:kind/:id/Dependents',
    access: 'administrator',
    areas: ['designs'],
    summary: 'List what depends on a flow or form',
    input: z.object(design),
    output: z.object({
      list: z.array(
        z.object({
          kind: z.enum(dependentKinds),
          count: z.number().int().positive(),
          /** At most five of them, where they have names. */
          names: z.array(z.string()),
        }),
      ),
    }),
    refusals: ['design.notFound'],
  }),
  changeAvailability: endpoint({
    method: 'POST',
    path: '/api/visualdev/Design/:kind/:id/Availability',
    access: 'administrator',
    areas: ['designs'],
    summary:
      'Stop, archive, delete or restore a flow or form. Requests in progress continue. Only a design without dependents can be deleted',
    input: z.object({ ...design, availability: Availability }),
    output: Done,
    refusals: ['design.notFound', 'design.inUse'],
  }),
}
