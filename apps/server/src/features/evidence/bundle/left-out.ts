import { readersOf } from '@signet/flow'
import { isHiddenByRights } from '@signet/form'
import type { WholeCase } from '../../approvals/index.ts'
import type { Asking } from '../acting-for.ts'

/** What a bundle keeps from its reader, and says so: fields by path, events by sequence. */
export type LeftOut = Readonly<{ fields: readonly string[]; events: readonly number[] }>

/** The fields that are hidden from whoever packs, and the events that would tell of them, or of what administrators read. */
export function leftOutOf(
  { actor }: Pick<Asking, 'actor'>,
  { design, rights, chain }: Pick<WholeCase, 'design' | 'rights' | 'chain'>,
): LeftOut {
  const fields = [...design.form.byPath.keys()].filter((path) => isHiddenByRights(rights, path))
  const mayRead = {
    everybody: true,
    whoSeesAll: fields.length === 0,
    administrators: actor.isAdministrator,
  }
  const events = chain.rows.filter(({ event }) => !mayRead[readersOf(event)])
  return { fields, events: events.map(({ sequence }) => sequence) }
}
