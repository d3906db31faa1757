import { flowLink } from '@signet/client/links'
import { contract, type RefusalCode } from '@signet/contract'
import { isHiddenByRights, sheetLines } from '@signet/form'
import { amountInCapitals, createFormats } from '@signet/i18n'
import { isSystemPath } from '@signet/list'
import {
  caseTemplate,
  formulasOf,
  PrintedRecord,
  type PrintFacts,
  type PrintTemplate,
  visibleTemplate,
} from '@signet/print'
import { Refusal } from '@signet/std'
import { loadWholeCase, type WholeCase } from '../../cases/reading/load-whole-case.ts'
import { printedSteps } from '../../cases/reading/printed-timeline.ts'
import { usesOfCase } from '../../cases/store/seal-use-store.ts'
import { serve } from '../../http/serve.ts'
import { publishedForFlow, publishedTemplate } from '../forms/print-templates/index.ts'
import { answerFormulas } from '../records/index.ts'
import type { EvidenceReader } from './evidence-reader.ts'
import { withSeals } from './seals/index.ts'

/** A case on paper for its reader: the template without what they may not see, and the texts it prints. */
export type CaseSheet = Readonly<{
  template: PrintTemplate
  record: PrintedRecord
  facts: PrintFacts
  /** Full address of the case; empty without a public address of the product. */
  address: string
}>

export const openCaseSheet = serve(contract.evidence.openCaseSheet, async (call) => {
  const { tx, input, server, caller } = call
  const whole = await loadWholeCase(call, input.caseId)
  const { flowId } = whole.stored
  const published = await publishedForFlow(tx, flowId)
  const builtIn = { templateId: '', name: server.words.t(caller.locale)('evidence.sheet.builtIn') }
  const templateId = input.templateId ?? templateOf(whole, published)
  const chosen = templateId === '' ? caseTemplate() : await publishedTemplate(tx, { id: templateId, flowId })
  if (!chosen) throw new Refusal<RefusalCode>('design.notFound')

  const { template, record, facts } = await caseSheet(call, whole, chosen)
  return { record, facts, templates: [...published, builtIn], templateId, definition: { ...template } }
})

/** The template of the archive if it is published, else the first one, else the built-in sheet. */
function templateOf({ design }: WholeCase, published: readonly Readonly<{ templateId: string }>[]): string {
  const { template } = design.flow.definition.rules.archive
  const archived = published.find(({ templateId }) => templateId === template)
  return (archived ?? published[0])?.templateId ?? ''
}

/** Fills a template with a case as its reader may see it. */
export async function caseSheet(
  { tx, server, caller, actor, now }: EvidenceReader,
  whole: WholeCase,
  template: PrintTemplate,
): Promise<CaseSheet> {
  const { design, rights, flowName, values, names, formulaContext, state, nameOf, route, chain } = whole
  const { locale } = caller
  const t = server.words.t(locale)
  const formats = createFormats({ locale, t, timeZone: server.timeZone })
  const isSeen = (path: string) => isSystemPath(path) || !isHiddenByRights(rights, path)
  const seen = visibleTemplate(template, design.form, isSeen)
  const [answers] = await answerFormulas(
    { workers: server.workers, by: `${actor.tenant}:${actor.personId}`, speaker: { locale, t } },
    formulasOf(seen),
    [values],
    { form: design.form, rights, formulaContext },
  )
  const system = {
    $author: nameOf(state.starter),
    $createdAt: state.launchedAt ? formats.dateTime(state.launchedAt) : '',
    $changedAt: formats.dateTime(state.changedAt),
    $status: t(`flow.status.${state.status}`),
  }
  const record = PrintedRecord.parse({
    id: state.id,
    lines: sheetLines(design.form, values, {
      reader: { locale, names },
      rights,
      withEmpty: true,
      capitals: (amount, currency) => amountInCapitals(amount, locale, currency),
    }),
    system: Object.entries(system).map(([path, text]) => ({
      ...{ path, text },
      label: t(`evidence.sheet.${path.slice(1)}`),
    })),
    answers,
    timeline: printedSteps(route, { t, formats }),
  })
  const facts = {
    $model: flowName,
    $printedBy: actor.personId && nameOf(actor.personId),
    $printedAt: t('evidence.sheet.printedAt', { at: formats.dateTime(now), zone: server.timeZone }),
    $proof: t('evidence.sheet.proof', { events: chain.end.sequence, hash: chain.end.hash.slice(0, 16) }),
  }
  const address = server.publicUrl
    ? new URL(flowLink({ caseId: state.id, taskId: '' }), server.publicUrl).href
    : ''
  const { dateTime } = formats
  const sealed = withSeals(seen, await usesOfCase(tx, state.id), { nameOf, dateTime })
  return { template: sealed, record, facts, address }
}
