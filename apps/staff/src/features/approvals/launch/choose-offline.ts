import type { App } from '../../../kit/context/app-context.ts'
import type { Choices, RequiredChoices } from '../operate/use-open-choices.ts'
import { launchChoicesKey } from '../queries.ts'

/**
 * The choices that a launch needs as far as the device knows, without those already made. Where it does not know, asks
 * whether to keep the launch all the same; null when the person would rather not.
 */
export async function chooseOffline(
  { queries, feedback, looks }: App,
  flow: Parameters<typeof launchChoicesKey>[0],
  { people, lines }: Choices,
): Promise<RequiredChoices | null> {
  const kept = queries.getQueryData<RequiredChoices>(launchChoicesKey(flow))
  if (kept)
    return {
      branches: kept.branches.filter(({ node }) => !lines[node]),
      people: kept.people.filter(({ node }) => !people[node]),
    }

  const { t } = looks.appearance.peek().language
  const isSure = await feedback.ask({
    title: t('outbox.choices.title'),
    body: t('outbox.choices.body'),
    confirm: t('outbox.choices.keep'),
  })
  return isSure ? { branches: [], people: [] } : null
}
