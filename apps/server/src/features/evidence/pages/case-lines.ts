import type { Translate } from '@signet/i18n'
import { linesOfFields, type PdfLine } from '@signet/print'
import type { WholeCase } from '../../approvals/index.ts'

/** What a case's pages say: who and when, the form, the route with opinions, and the end of its chain. */
export function caseLines(
  { state, flowName, lines, route, chain, nameOf }: WholeCase,
  t: Translate,
): PdfLine[] {
  const { title, starter, status, launchedAt, endedAt } = state
  return [
    { text: title, isHeading: true },
    { text: t('evidence.page.flow', { flow: flowName }) },
    { text: t('evidence.page.starter', { person: nameOf(starter), at: shown(launchedAt) }) },
    { text: t('evidence.page.status', { status: t(`flow.status.${status}`), at: shown(endedAt) }) },
    { text: t('evidence.page.form'), isHeading: true },
    ...linesOfFields(lines),
    { text: t('evidence.page.route'), isHeading: true },
    ...route.filter(({ state }) => state !== 'toCome').flatMap((step) => stepLines(step, t)),
    { text: t('evidence.page.proof'), isHeading: true },
    { text: t('evidence.page.chain', { events: chain.end.sequence, hash: chain.end.hash }) },
  ]
}

function stepLines({ name, people, enteredAt }: WholeCase['route'][number], t: Translate): PdfLine[] {
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

/** As it stands in the chain, so that nobody has to ask for a time zone. */
function shown(at: string | null | undefined): string {
  return at ? `${at.slice(0, 19).replace('T', ' ')} UTC` : ''
}
