import { claimFields } from './claim-fields.ts'
import type { Design } from './design.ts'

/** start -> first -> second -> third -> end, each step one named person, on a form of two fields. */
export function threeInARow(people: readonly string[]): Design {
  const steps = people.map((person, place) => ({
    id: `step${place + 1}`,
    kind: 'approver' as const,
    name: `Step ${place + 1}`,
    sources: [{ kind: 'people' as const, people: [person] }],
  }))
  const ids = ['start', ...steps.map(({ id }) => id), 'end']
  const flow: Design['flow'] = {
    version: 1,
    name: 'Claim',
    nodes: [{ id: 'start', kind: 'start', name: 'Start' }, ...steps, { id: 'end', kind: 'end', name: 'End' }],
    lines: ids.slice(1).map((to, place) => ({ id: `line${place + 1}`, from: ids[place] ?? '', to })),
  }
  return { form, flow }
}

const form: Design['form'] = {
  version: 1,
  key: 'claim',
  fields: claimFields,
}
