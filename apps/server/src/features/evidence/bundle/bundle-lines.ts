import type { PdfLine } from '@signet/print'
import type { WholeCase } from '../../approvals/index.ts'
import { caseLines, type Telling } from '../pages/case-lines.ts'

/** The pages of a case with how to check the bundle that they lie in. */
export function bundleLines(whole: WholeCase, telling: Telling): PdfLine[] {
  return [...caseLines(whole, telling), { text: telling.t('evidence.page.verify') }]
}
