import { Refusal } from '@signet/std'
import type { Server } from '../../server.ts'
import type { Asker, InterfaceQuery } from './ask-interface.ts'
import { type InterfaceCall, insertCall } from './call-store.ts'
import type { FoundRows } from './kinds/index.ts'

type CallEntry = Readonly<{
  asker: Asker
  interfaceId: string
  asked: InterfaceQuery
  retryOf: string | null
}>

/**
 * Calls an interface and logs caller, duration and outcome in a separate transaction, so that a rollback
 * keeps the entry.
 */
export async function logged(
  server: Server,
  noted: CallEntry,
  ask: () => Promise<FoundRows>,
): Promise<FoundRows> {
  const begun = performance.now()
  const outcome = await ask().then(
    (found) => ({ found }),
    (error: unknown) => ({ error }),
  )
  await note(server, noted, {
    milliseconds: Math.round(performance.now() - begun),
    rows: 'found' in outcome ? outcome.found.rows.length : 0,
    ...('found' in outcome ? { outcome: 'answered', refusal: null } : inVain(outcome.error)),
  })

  if ('error' in outcome) throw outcome.error
  return outcome.found
}

type Outcome = Pick<InterfaceCall, 'milliseconds' | 'rows' | 'outcome' | 'refusal'>

async function note(server: Server, { asker, interfaceId, asked, retryOf }: CallEntry, outcome: Outcome) {
  const { tenant, personId, now: at } = asker
  const { given, wanted } = asked
  const { narrowing: _narrowing, ...again } = wanted
  await insertCall(server.db.beside(tenant), {
    id: server.newId(),
    interfaceId,
    personId,
    at,
    ...outcome,
    asked: {
      given: Array.from(given, ([name, value]) => [name, value ?? null]),
      wanted: {
        ...again,
        searchIn: [...wanted.searchIn],
        ids: wanted.ids && { ...wanted.ids, values: [...wanted.ids.values] },
      },
    },
    retryOf,
  })
}

/** Refusals caused by the caller; a retry cannot succeed. */
const ownMistakes: ReadonlySet<string> = new Set([
  'dataInterfaces.notAllowed',
  'dataInterfaces.parameterMissing',
  'dataInterfaces.parameterInvalid',
  'dataInterfaces.columnUnknown',
])

function inVain(error: unknown): Pick<Outcome, 'outcome' | 'refusal'> {
  const { code, params } = error instanceof Refusal ? error : { code: 'server.failed', params: {} }
  return {
    outcome: ownMistakes.has(code) ? 'refused' : 'failed',
    refusal: { refusal: code, params: { ...params } },
  }
}
