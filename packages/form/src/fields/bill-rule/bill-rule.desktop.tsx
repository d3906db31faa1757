import type { FieldView } from '../../skins/field-view.ts'
import type { billRule } from './bill-rule.ts'
import { billRuleView } from './bill-rule.view.tsx'

/** Only ever read, so there is nothing that a mouse would do better. */
export const billRuleDesktop: FieldView<typeof billRule> = billRuleView
