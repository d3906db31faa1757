import {
  caseTemplate,
  createPrintTexts,
  formulasOf,
  type PrintTemplate,
  paperSheet,
  readTemplate,
} from '@signet/print'
import type { WholeCase } from '../../cases/reading/load-whole-case.ts'
import { publishedTemplate } from '../forms/print-templates/index.ts'
import { caseSheet } from './case-sheet.ts'
import type { EvidenceReader } from './evidence-reader.ts'
import { writePdfInThread } from './pdf/write-pdf-in-thread.ts'

/** Renders a case as PDF by its flow's print template if published; otherwise by the built-in sheet. */
export async function casePages(context: EvidenceReader, whole: WholeCase): Promise<Uint8Array> {
  const { flowId } = whole.stored
  const { template: id } = whole.design.flow.definition.rules.archive
  const template = id === '' ? undefined : await publishedTemplate(context.tx, { id, flowId })
  return pagesBy(context, whole, template ?? caseTemplate())
}

/** Renders the built-in sheet of a case as PDF, with instructions for verifying its bundle. */
export async function bundlePages(context: EvidenceReader, whole: WholeCase): Promise<Uint8Array> {
  const text = context.server.words.t(context.caller.locale)('evidence.page.verify')
  const { blocks, ...template } = caseTemplate()
  const note = { kind: 'text', id: 'verify', look: 'note', text }
  return pagesBy(context, whole, readTemplate({ ...template, blocks: [...blocks, note] }))
}

async function pagesBy(
  context: EvidenceReader,
  whole: WholeCase,
  chosen: PrintTemplate,
): Promise<Uint8Array> {
  const { server, caller } = context
  const { template, record, facts, address } = await caseSheet(context, whole, chosen)
  const { locale } = caller
  const printTexts = createPrintTexts(record, { locale, facts, formulas: formulasOf(template) })
  const sheet = paperSheet(template, { record, printTexts, address, t: server.words.t(locale) })
  const { title, changedAt } = whole.state
  return writePdfInThread(context, { title, locale, at: changedAt }, sheet)
}
