import type { FormRights } from '@signet/form'
import type { Locale } from '@signet/i18n'
import { namesOf } from '../../records/references/index.ts'
import type { ReadContext } from '../context.ts'
import { designInTenant } from '../design/compiled-design.ts'
import { type StoredCase, stateOf } from '../store/case-store.ts'
import { loadChain } from '../store/event-store.ts'
import { listVisibleFiles } from './list-visible-files.ts'
import { loadRoute } from './load-route.ts'
import { loadVisibleCase, type VisibleCase } from './load-visible-case.ts'
import { loadFormWithRights } from './load-visible-form.ts'
import { flowNameOf } from './named-case.ts'
import { asReadOnly } from './viewer.ts'
import { rightsOfPeople, rightsOfViewer } from './viewer-rights.ts'

type CaseExporter = Pick<ReadContext, 'tx' | 'actor' | 'now' | 'server'> &
  Readonly<{ caller: Readonly<{ locale: Locale }> }>

/** Returns a whole case as its reader may see it, for export: form values, route, event chain and files. */
export async function loadWholeCase(context: CaseExporter, caseId: string) {
  const seen = await loadVisibleCase(context, { caseId })
  return loadWholeCaseWithRights(context, seen, asReadOnly(await rightsOfViewer(context, seen)))
}

/** Returns only what all of these people may see; the caller chose them. */
export async function loadWholeCaseFor(context: CaseExporter, stored: StoredCase, people: readonly string[]) {
  const design = await designInTenant(context, stored)
  const rights = await rightsOfPeople(context, { stored, design, people })
  return loadWholeCaseWithRights(context, { stored, design, state: stateOf(stored) }, rights)
}

async function loadWholeCaseWithRights(
  context: CaseExporter,
  seen: Pick<VisibleCase, 'stored' | 'design' | 'state'>,
  readAs: FormRights,
) {
  const { tx } = context
  const { stored, state, design } = seen
  const caseId = state.id
  const { record, rights, values, directory, formulaContext } = await loadFormWithRights(
    context,
    seen,
    readAs,
  )
  const names = await namesOf(context, { form: design.form, records: [values], context: formulaContext })
  const chain = await loadChain(tx, caseId)
  const events = chain.rows.map(({ event }) => event)
  const files = await listVisibleFiles(tx, caseId, { form: design.form, values, events })
  return {
    state,
    design,
    stored,
    values,
    rights,
    names,
    formulaContext,
    files,
    chain,
    flowName: flowNameOf(design, stored, context.caller.locale),
    nameOf: directory.nameOf,
    route: await loadRoute(context, seen, record),
  }
}

export type WholeCase = Awaited<ReturnType<typeof loadWholeCase>>
