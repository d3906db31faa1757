import type { Translate } from '@signet/i18n'
import type { PdfLine } from '@signet/print'
import type { WholeCase } from '../../approvals/index.ts'
import { caseLines } from '../pages/case-lines.ts'

/** The pages of a case with how to check the bundle that they lie in. */
export function bundleLines(whole: WholeCase, t: Translate): PdfLine[] {
  return [...caseLines(whole, t), { text: t('evidence.page.verify') }]
}
