import { Refusal } from '@signet/std'
import type { Server } from '../../server.ts'
import type { Asked, Asker } from './ask-interface.ts'
import { type InterfaceCall, insertCall } from './call-store.ts'
import type { Found } from './kinds/index.ts'

type Noted = Readonly<{ asker: Asker; interfaceId: string; asked: Asked; retryOf: string | null }>

/** Asks, and writes down who did, how long it took and what came of it: on its own, whatever becomes of the caller's deed. */
export async function logged(server: Server, noted: Noted, ask: () => Promise<Found>): Promise<Found> {
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

async function note(server: Server, { asker, interfaceId, asked, retryOf }: Noted, outcome: Outcome) {
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

/** The caller's own mistakes; everything else may come out better another time. */
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
