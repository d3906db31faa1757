import { interfaceRows } from '../data-interfaces/index.ts'
import type { ActionNamed, Doing } from './doing.ts'
import { filled } from './filled.ts'

/** Asked while nothing is locked; after a crash it is asked again, so only its answer counts once. */
export const callInterface: Doing<ActionNamed<'callInterface'>> = {
  async beforehand(question, { interface: id, parameters }) {
    const { actor, now, server } = question.acting
    const { personId, tenant } = actor
    const params = Object.fromEntries(
      Object.entries(filled(question, parameters)).map(([name, value]) => [name, asGiven(value)]),
    )
    const asking = { tenant, personId, now, id, params }
    return (await interfaceRows(server, server.db.beside(tenant), asking)).rows
  },
  async act(_occasion, { brings }, [row]) {
    if (!row) return { result: { found: 0 } }
    const taken = Object.entries(brings).map(([own, column]) => [own, row[column] ?? null])
    return { result: { found: 1 }, values: Object.fromEntries(taken) }
  },
}

function asGiven(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return value === null || value === undefined ? null : JSON.stringify(value)
}
