import { z } from 'zod'
import { askingRefusals } from '../data-interfaces/asking.ts'
import { InterfaceRow } from '../data-interfaces/interface-settings.ts'
import { endpoint, Id } from '../wire/endpoint.ts'

/** The form in use: of a flow to launch, of a case, or of a model. */
const Through = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flow'), id: Id }),
  z.strictObject({ kind: z.literal('case'), id: Id }),
  z.strictObject({ kind: z.literal('model'), id: Id }),
])
export type ChoiceContext = z.infer<typeof Through>

const Parameter = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])

export const choices = {
  rows: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/visualdev/Choices/Rows',
    access: 'member',
    summary:
      'List the rows of a data interface a form offers, by IDs, keyword or page, for people who can use the form',
    input: z.object({
      through: Through,
      /** `interface:<id>/<value>/<label>`, as in the settings of a form field. */
      of: z.string().max(400),
      parameters: z.record(z.string().max(60), Parameter).default({}),
      ids: z.array(z.string().max(100)).max(500).optional(),
      keyword: z.string().trim().max(100).default(''),
      /** Columns searched for the keyword; empty for all. */
      searchIn: z.array(z.string().max(100)).max(50).default([]),
      /** When absent, the first thousand rows. */
      currentPage: z.number().int().min(1).max(10_000).optional(),
      pageSize: z.number().int().min(1).max(200).default(20),
    }),
    output: z.object({ list: z.array(InterfaceRow), total: z.number().int() }),
    refusals: [
      'choices.notOffered',
      'approvals.flowNotFound',
      'flow.mayNotLaunch',
      'approvals.caseNotFound',
      'approvals.notInvolved',
      'records.modelNotFound',
      'records.noPermission',
      'dataInterfaces.notFound',
      ...askingRefusals,
    ],
  }),
}

const Area = z.object({ id: z.string(), fullName: z.string(), isLeaf: z.boolean() })

/** China's divisions: provinces, cities, districts, streets. Names are Chinese in every language. */
export const areas = {
  below: endpoint({
    method: 'GET',
    path: '/api/system/Area/:id/Selector/0',
    access: 'member',
    summary: 'List the areas directly under an area; `-1` or `0` for the provinces',
    input: z.object({ id: z.string().max(20) }),
    output: z.object({ list: z.array(Area) }),
    refusals: ['areas.notFound'],
  }),
  names: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/system/Area/GetAreaByIds',
    access: 'member',
    summary: 'Get the names of areas in the shape of the request; unknown areas keep their ID',
    input: z.object({ idsList: z.array(z.array(z.string().max(20)).max(4)).max(1000) }),
    output: z.array(z.array(z.string())),
    refusals: [],
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/system/Area',
    access: 'member',
    summary:
      'Search areas by name, pinyin, initials or code, widest first; `level` 0 (province) to 3 (street)',
    input: z.object({
      keyword: z.string().trim().min(1).max(50),
      level: z.coerce.number().int().min(0).max(3).default(3),
      /**
       * Instead of `level`, as fields have it: `upTo:2` for districts and wider areas, `downTo:2` for districts, and wider
       * ones with nothing below.
       */
      depth: z
        .string()
        .regex(/^(up|down)To:[0-3]$/)
        .optional(),
    }),
    output: z.object({
      list: z.array(Area.extend({ path: z.array(z.string()), names: z.array(z.string()) })),
    }),
    refusals: [],
  }),
}
