import type { useT } from '@signet/i18n/react'
import type { Run } from './queries.ts'

const amounts = ['changed', 'removed', 'found', 'told'] as const
const ids = ['added', 'launched', 'planned'] as const

/** What an action has come to, in words. */
export function resultWords(t: ReturnType<typeof useT>, result: Run['steps'][number]['result']): string {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return String(result ?? '')

  const { ignored } = result
  const said = [
    ...amounts.flatMap((key) =>
      typeof result[key] === 'number' ? [t(`triggers.result.${key}`, { count: result[key] })] : [],
    ),
    ...ids.flatMap((key) => (key in result ? [t(`triggers.result.${key}`)] : [])),
    ...(Array.isArray(ignored)
      ? [t('triggers.result.ignored', { fields: ignored.join(t('triggers.and')) })]
      : []),
  ]
  return said.join(' · ')
}
