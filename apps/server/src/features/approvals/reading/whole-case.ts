import { type FormRights, type PrintedSheetLine, sheetLines } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { namesOf } from '../../../references/index.ts'
import type { ReadContext } from '../case/acting.ts'
import { type StoredCase, stateOf } from '../case/case-store.ts'
import { loadChain } from '../case/event-store.ts'
import { designFor } from '../design/design-for.ts'
import { caseWith } from './case-as-seen.ts'
import { filesSeen } from './files-seen.ts'
import { rightsOfAll } from './rights-of-all.ts'
import { rightsSeen } from './rights-seen.ts'
import { routeOf } from './route-of.ts'
import { type SeenCase, seeCase } from './seen-case.ts'
import { toRead } from './viewer.ts'

type Asking = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: Locale }> }>

/** Everything about a case as somebody may see it, to be taken along: its form in words, its route, its chain, its files. */
export async function wholeCase(asking: Asking, caseId: string) {
  const seen = await seeCase(asking, { caseId })
  return tellWhole(asking, seen, toRead(await rightsSeen(asking, seen)))
}

/** The same as all of these people may see it; they were chosen before. */
export async function wholeCaseFor(asking: Asking, stored: StoredCase, people: readonly string[]) {
  const design = await designFor(asking, stored)
  const rights = await rightsOfAll(asking, { stored, design, people })
  return tellWhole(asking, { stored, design, state: stateOf(stored) }, rights)
}

async function tellWhole(
  asking: Asking,
  seen: Pick<SeenCase, 'stored' | 'design' | 'state'>,
  readAs: FormRights,
) {
  const { tx, caller } = asking
  const { stored, state, design } = seen
  const caseId = state.id
  const { record, rights, values, directory, around } = await caseWith(asking, seen, readAs)
  const names = await namesOf(asking, { form: design.form, records: [values], around })
  const reader = { locale: caller.locale, names }
  const lines: readonly PrintedSheetLine[] = sheetLines(design.form, values, {
    reader,
    rights,
    withEmpty: false,
  })
  const chain = await loadChain(tx, caseId)
  const events = chain.rows.map(({ event }) => event)
  const files = await filesSeen(tx, caseId, { values, events })
  return {
    state,
    design,
    stored,
    values,
    rights,
    names,
    around,
    lines,
    files,
    chain,
    flowName: stored.flowName,
    nameOf: directory.nameOf,
    route: await routeOf(asking, seen, record),
  }
}

export type WholeCase = Awaited<ReturnType<typeof wholeCase>>
