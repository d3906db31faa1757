import { mostCountedRecords } from '@signet/contract'
import { useLanguage } from '@signet/i18n/react'
import type { ConditionGroup } from '@signet/list'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useListDesigner } from '../designer/list-context.ts'
import { matchesQuery } from '../queries.ts'

const pauseMs = 400

/** How many records meet the conditions, counted after a pause; nothing for a list that has never been published. */
export function MatchCount({ rules }: Readonly<{ rules: ConditionGroup }>) {
  const { t, locale } = useLanguage()
  const { formId } = useListDesigner()
  const wanted = JSON.stringify(rules)
  const settled = useSettled(wanted)
  const { data } = useQuery(matchesQuery(useClient(), formId, settled))
  const hasCount = settled === wanted && data && data.matching !== null && data.all !== null
  if (!hasCount) return null

  const [matching, all] = [data.matching, data.all].map((count) =>
    count === mostCountedRecords ? `${count.toLocaleString(locale)}+` : (count ?? 0).toLocaleString(locale),
  )
  return <output>{t('list-design.matches', { matching: matching ?? '', all: all ?? '' })}</output>
}

/** A text once it has rested. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const rest = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(rest)
  }, [text])
  return settled
}
