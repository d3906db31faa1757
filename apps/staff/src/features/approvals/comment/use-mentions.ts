import { useState } from 'react'
import type { Colleague } from '../operate/operate-draft.ts'
import { useCase } from '../queries.ts'

/** Who of a case may be named in a comment, and whom the words name. */
export function useMentions(caseId: string) {
  const { data } = useCase(caseId)
  const [chosen, setChosen] = useState<readonly Colleague[]>([])
  const met = data
    ? [data.starter, ...data.route.filter(isReached).flatMap(({ people }) => people.map(one))]
    : []
  const among = [...new Map(met.map((person) => [person.id, { ...person, note: '' }])).values()]

  return {
    among,
    remember: (people: readonly Colleague[]) => setChosen([...chosen, ...people]),
    /** Whose name was taken out of the words again is not meant. */
    namedIn: (text: string) => [
      ...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)),
    ],
  }
}

/** The words, with a name at their end. */
export function withMention(text: string, name: string): string {
  return `${text}${text === '' || /\s$/.test(text) ? '' : ' '}@${name} `
}

type Step = NonNullable<ReturnType<typeof useCase>['data']>['route'][number]
const isReached = ({ state }: Step) => state !== 'toCome'
const one = ({ person }: Step['people'][number]) => person
