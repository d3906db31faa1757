import type { FormPlan } from '@signet/form'
import { Refusal } from '@signet/std'
import { findMistakes } from './find-mistakes.ts'
import type { PrintTemplate } from './print-template.ts'
import type { PrintRefusal } from './refusals.ts'

/** Refuses `print.templateInvalid` for the first thing in a template that does not fit its form. */
export function checkTemplate(template: PrintTemplate, form: Pick<FormPlan, 'byPath' | 'scope'>): void {
  const [mistake] = findMistakes(template, form)
  if (!mistake) return
  const { block, at, reason } = mistake
  const place = template.blocks.findIndex(({ id }) => id === block)
  const path = block === undefined ? at : `blocks.${place}.${at}`
  throw new Refusal<PrintRefusal>('print.templateInvalid', { path: path.slice(0, 200), reason })
}
