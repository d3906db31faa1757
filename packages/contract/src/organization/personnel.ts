import { z } from 'zod'
import { Definition, Names, Rights } from '../approvals/inputs.ts'
import { RecordValues } from '../records/words.ts'
import { Empty, endpoint, Id, largestInteger } from '../wire/endpoint.ts'

/** What the company keeps about a person in a form of its own, as far as the reader may see it. */
const Personnel = z.object({
  /** Null while no form about people is published, and when the reader sees none of its fields. */
  record: z
    .object({
      form: Definition,
      rights: Rights,
      values: RecordValues,
      names: Names,
      /** 0 before the first save. */
      version: z.number().int(),
    })
    .nullable(),
})

const Wanted = { values: RecordValues, version: z.number().int().min(0).max(largestInteger) }
const Saved = z.object({ version: z.number().int(), ignored: z.array(z.string()) })
const saving = [
  'personnel.noForm',
  'personnel.changedMeanwhile',
  'form.valuesRefused',
  'files.notFound',
] as const

/** Personnel records: the form of the company about its people. */
export const personnel = {
  open: endpoint({
    method: 'GET',
    path: '/api/permission/Users/:id/Personnel',
    access: 'administrator',
    areas: ['people'],
    summary: 'Get the personnel record of a person with its form',
    input: z.object({ id: Id }),
    output: Personnel,
    refusals: ['organization.notFound'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/:id/Personnel',
    access: 'administrator',
    areas: ['people'],
    summary: 'Change the personnel record of a person; omitted fields don’t change',
    input: z.object({ id: Id, ...Wanted }),
    output: Saved,
    refusals: ['organization.notFound', ...saving],
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/permission/Users/Current/Personnel',
    access: 'member',
    summary: 'Get the fields of your personnel record that you may see',
    input: Empty,
    output: Personnel,
    refusals: [],
  }),
  saveOwn: endpoint({
    method: 'PUT',
    path: '/api/permission/Users/Current/Personnel',
    access: 'member',
    summary: 'Change the fields of your personnel record that you may change',
    input: z.object(Wanted),
    output: Saved,
    refusals: saving,
  }),
}
