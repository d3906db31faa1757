import { kindOf } from './blocks/index.ts'
import type { PrintTemplate } from './print-template.ts'
import { formulasOf } from './words-of.ts'

type Asked = { formulas: string[]; withEmpty: boolean; withTimeline: boolean }

/** What a template asks of records besides their values: the rest of the question that `records.print` takes. */
export function askedBy(template: PrintTemplate): Asked {
  return {
    formulas: [...formulasOf(template)],
    withEmpty: template.blocks.some((block) => kindOf(block).printsEmpty?.(block) ?? false),
    withTimeline: template.blocks.some((block) => kindOf(block).printsTimeline?.(block) ?? false),
  }
}
