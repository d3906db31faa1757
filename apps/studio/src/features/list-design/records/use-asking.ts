import { useState } from 'react'
import type { KnownField } from '../fields/known-fields.ts'
import { plainFilter } from './plain-filter.ts'
import type { ModelConfig, RecordQuestion } from './queries.ts'
import { startFilter } from './start-filter.ts'

/** What is asked for while somebody looks. */
export type Asked = Readonly<{
  words: string
  tab: RecordQuestion['tab']
  sort: NonNullable<RecordQuestion['sort']>
  page: number
}>

const everything: Asked = { words: '', tab: undefined, sort: [], page: 1 }

/** What narrows and orders the list, and the question that it makes. Whatever changes, the first page comes again. */
export function useAsking({ list }: ModelConfig, fields: readonly KnownField[]) {
  const [asked, setAsked] = useState(everything)
  const [rules, setRules] = useState(() => startFilter(list, fields))
  const { words, tab, sort } = asked
  const filter = plainFilter(rules)
  const question: RecordQuestion = {
    ...(words && { words }),
    ...(filter && { filter }),
    ...(tab !== undefined && { tab }),
    ...(sort.length > 0 && { sort: [...sort] }),
  }
  return {
    asked,
    rules,
    question,
    ask: (part: Partial<Asked>) => setAsked({ ...asked, page: 1, ...part }),
    narrow: (next: typeof rules) => {
      setRules(next)
      setAsked({ ...asked, page: 1 })
    },
  }
}
