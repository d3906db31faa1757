import { type CaseState, type FlowPlan, translateFlow, wordsIn } from '@signet/flow'
import type { Locale } from '@signet/i18n'
import type { Design } from '../design/compiled-design.ts'

/** What a case, its flow and its steps are called in the language of a reader. */
export type NamedCase = Readonly<{ flow: FlowPlan; flowName: string; title: string }>

type CaseToName = Readonly<{
  design: Pick<Design, 'flow'>
  stored: Readonly<{ flowName: string }>
  state: Pick<CaseState, 'title' | 'titles'>
}>

export function namedCase({ design, stored, state }: CaseToName, locale: Locale): NamedCase {
  return {
    flow: translateFlow(design.flow, locale),
    flowName: flowNameOf(design, stored, locale),
    title: titleOf(state, locale),
  }
}

/** The plain name is of today, that of another language of the version that the case runs on. */
export function flowNameOf(
  { flow }: Pick<Design, 'flow'>,
  { flowName }: Readonly<{ flowName: string }>,
  locale: Locale,
): string {
  return wordsIn(flow.definition.translations, locale)?.name || flowName
}

export function titleOf({ title, titles }: Pick<CaseState, 'title' | 'titles'>, locale: Locale): string {
  return titles?.[locale] || title
}
