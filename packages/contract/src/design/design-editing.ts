import { z } from 'zod'
import { Done, endpoint, Id, Instant, PersonRef } from '../wire/endpoint.ts'
import { Definition } from './design-row.ts'

/** Designs that several administrators may have open. A list has the id of its form. */
export const editedKinds = ['form', 'flow', 'list', 'print'] as const
export type EditedKind = (typeof editedKinds)[number]

/** An open designer counts as left after this time. Browsers let a hidden window announce itself once a minute. */
export const editorExpiresMs = 75_000

const design = { kind: z.enum(editedKinds), id: Id }
/** One open designer: a window of a browser. */
const seat = z.uuid()

/** Several administrators at one design. */
export const designEditing = {
  announce: endpoint({
    method: 'POST',
    path: '/api/visualdev/Design/:kind/:id/Editors',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Announce an open designer, repeated while it is open; answers who else has the design open',
    input: z.object({ ...design, seat }),
    output: z.object({ list: z.array(PersonRef) }),
    refusals: [],
    isRepeatable: true,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/visualdev/Design/:kind/:id/Editors',
    access: 'administrator',
    areas: ['designs'],
    summary: 'Announce that a designer was closed',
    input: z.object({ ...design, seat }),
    output: Done,
    refusals: [],
    isRepeatable: true,
  }),
  compare: endpoint({
    method: 'POST',
    path: '/api/visualdev/Design/:kind/:id/Actions/Compare',
    access: 'administrator',
    areas: ['designs'],
    summary:
      'Compare an unsaved draft with the one that somebody else has saved: what each changed, and what both changed',
    input: z.object({
      ...design,
      /** The draft that both began with. */
      base: Definition,
      mine: Definition,
    }),
    output: z.object({
      theirs: Definition,
      /** Sent with the next save: the `changedAt` or number of the saved draft. */
      revision: z.union([Instant, z.number().int()]),
      person: z.string(),
      /** Sentences from old to new. */
      mineChanges: z.array(z.string()),
      theirChanges: z.array(z.string()),
      conflicts: z.array(
        z.object({
          /** As in the merge that the sender makes. */
          key: z.string(),
          mine: z.array(z.string()),
          theirs: z.array(z.string()),
        }),
      ),
    }),
    refusals: [
      'design.notFound',
      'flow.definitionInvalid',
      'form.definitionInvalid',
      'list.definitionInvalid',
      'print.templateInvalid',
    ],
    onlyReads: true,
  }),
}
