import { findCase, stateOf } from '../store/case-store.ts'
import { findRoles } from './involvement-store.ts'
import { type CaseReader, canReadCase, findVisibleCase } from './load-visible-case.ts'

/** Which of some people could open a case now. Roles answer for most; for the others each way to see a case is tried. */
export async function readersAmong(
  context: CaseReader,
  caseId: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { tx } = context
  const roles = await findRoles(tx, { caseIds: [caseId], personIds })
  const readers = new Set(roles.map(({ personId }) => personId))
  const others = personIds.filter((id) => !readers.has(id))
  const stored = others.length > 0 ? await findCase(tx, caseId) : undefined
  const state = stored && stateOf(stored)
  if (!stored || !state || state.deletedAt !== undefined) return readers

  for (const id of others) if (await canReadCase(context, { state, stored }, id)) readers.add(id)
  return readers
}

/** Which of some cases the acting person could open now. */
export async function readableAmong(
  context: CaseReader,
  caseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { tx, actor } = context
  if (caseIds.length === 0) return new Set()
  const roles = await findRoles(tx, { caseIds, personIds: [actor.personId] })
  const mine = roles.filter(({ personId }) => personId === actor.personId)
  const readable = new Set(mine.map(({ caseId }) => caseId))
  for (const id of caseIds) if (!readable.has(id) && (await findVisibleCase(context, id))) readable.add(id)
  return readable
}
