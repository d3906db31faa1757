import { type Translate, wallClock } from '@signet/i18n'
import {
  createPrintTexts,
  formulasOf,
  linesOfFields,
  type PdfLine,
  type PrintTemplate,
  templateLines,
} from '@signet/print'
import type { WholeCase } from '../../cases/reading/load-whole-case.ts'
import { publishedTemplate } from '../forms/print-templates/index.ts'
import { caseSheet } from './case-sheet.ts'
import type { EvidenceReader } from './evidence-reader.ts'
import { writePdfInThread } from './pdf/write-pdf-in-thread.ts'

/** Renders a case as PDF by its flow's print template if published; otherwise by `caseLines`. */
export async function casePages(context: EvidenceReader, whole: WholeCase): Promise<Uint8Array> {
  const { tx, server, caller } = context
  const { flowId } = whole.stored
  const { template: id } = whole.design.flow.definition.rules.archive
  const template = id === '' ? undefined : await publishedTemplate(tx, { id, flowId })
  const lines = template
    ? await templatePages(context, whole, template)
    : caseLines(whole, { t: server.words.t(caller.locale), timeZone: server.timeZone })
  const { title, changedAt } = whole.state
  return writePdfInThread(context, { title, locale: caller.locale, at: changedAt }, lines)
}

async function templatePages(context: EvidenceReader, whole: WholeCase, chosen: PrintTemplate) {
  const { template, record, facts } = await caseSheet(context, whole, chosen)
  const printTexts = createPrintTexts(record, {
    locale: context.caller.locale,
    facts,
    formulas: formulasOf(template),
  })
  return templateLines(template, { record, printTexts })
}

/** Language and time zone of the pages. */
export type PageTexts = Readonly<{ t: Translate; timeZone: string }>

/**
 * Returns the lines of a case's pages: people, times, form, route with opinions, and the end of its chain.
 * Times are in the office's labelled time zone; hashed values stay in UTC.
 */
export function caseLines(
  { state, flowName, lines, route, chain, nameOf }: WholeCase,
  { t, timeZone }: PageTexts,
): PdfLine[] {
  const shown = (at: string | null | undefined) => (at ? wallClock(at, timeZone).replace('T', ' ') : '')
  const { title, starter, status, launchedAt, endedAt } = state
  return [
    { text: title, isHeading: true },
    { text: t('evidence.page.flow', { flow: flowName }) },
    { text: t('evidence.page.starter', { person: nameOf(starter), at: shown(launchedAt) }) },
    { text: t('evidence.page.status', { status: t(`flow.status.${status}`), at: shown(endedAt) }) },
    { text: t('evidence.page.form'), isHeading: true },
    ...linesOfFields(lines),
    { text: t('evidence.page.route'), isHeading: true },
    ...route.filter(({ state }) => state !== 'toCome').flatMap((step) => stepLines(step, { t, shown })),
    { text: t('evidence.page.proof'), isHeading: true },
    { text: t('evidence.page.chain', { events: chain.end.sequence, hash: chain.end.hash }) },
    { text: t('evidence.page.zone', { zone: timeZone }) },
  ]
}

type LineTexts = Readonly<{ t: Translate; shown: (at: string | null | undefined) => string }>

function stepLines(
  { name, people, enteredAt }: WholeCase['route'][number],
  { t, shown }: LineTexts,
): PdfLine[] {
  return [
    { text: people.length === 0 ? `${name}  ${shown(enteredAt)}` : name },
    ...people.map(({ person, decision, at, opinion, agent }) => ({
      text: [
        agent ? t('evidence.page.for', { agent: agent.name, person: person.name }) : person.name,
        decision ? t(`flow.decision.${decision}`) : '',
        shown(at),
        opinion,
      ]
        .filter((word) => word !== '')
        .join('  '),
      indent: 14,
    })),
  ]
}
