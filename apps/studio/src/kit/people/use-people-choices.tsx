import type { Client } from '@signet/client'
import type { ChoosableUser } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type UIEvent, useState } from 'react'
import { useClient } from '../context/app-context.ts'
import { personLabel } from '../context/name-queries.ts'
import { type PeopleOption, type PeopleOptionGroup, unitsBelow } from './people-options.tsx'

type Offer = Readonly<{
  /** Whether people of other companies may be chosen. */
  externals?: 'yes' | 'no'
  /** Ids that are not offered. */
  without?: readonly string[]
}>

type Unit = Readonly<{ id: string; name: string }>
const aboveAll: Unit = { id: '-1', name: '' }
const pageSize = 50

const peoplePages = (
  client: Client,
  { keyword, externals, unit }: Readonly<{ keyword: string; externals: 'yes' | 'no'; unit: string }>,
) => ({
  queryKey: ['people', 'choices', keyword, externals, unit] as const,
  queryFn: ({ pageParam, signal }: { pageParam: string; signal: AbortSignal }) =>
    client.organization.users(
      {
        ...{ keyword, externals, pageSize },
        ...(unit === '' ? { order: 'nearness' as const } : { organizeId: unit }),
        ...(pageParam !== '' && { cursor: pageParam }),
      },
      { signal },
    ),
  initialPageParam: '',
  getNextPageParam: ({ next }: { next: string | null }) => next,
  placeholderData: keepPreviousData,
})

/**
 * Colleagues as the options of a field: the nearest first, by what is typed, or department by department. Options that
 * lead on, such as a department, are no choice: `take` follows them and returns the people among chosen values.
 */
export function usePeopleChoices({ externals = 'no', without = [] }: Offer = {}) {
  const client = useClient()
  const [keyword, setKeyword] = useState('')
  // Undefined while the nearest are offered.
  const [trail, setTrail] = useState<readonly Unit[]>()
  const unit = keyword === '' && trail ? (trail.at(-1) ?? aboveAll) : undefined
  const isAboveAll = unit === aboveAll
  const asked = { keyword, externals, unit: unit?.id ?? '' }
  const pages = useInfiniteQuery({ ...peoplePages(client, asked), enabled: !isAboveAll })
  const units = useQuery({ ...unitsBelow(client, unit?.id ?? ''), enabled: unit !== undefined })
  const people = isAboveAll ? [] : (pages.data?.pages.flatMap(({ list }) => list) ?? [])
  const below = unit === undefined ? [] : (units.data ?? [])
  const options = useOptions({ people, below, keyword, trail, without })

  return {
    options,
    state: useFieldState([pages, units]),
    /** The label of each person that is offered. */
    labels: new Map(people.map((person) => [person.id, labelOf(person)])),
    onSearch: setKeyword,
    onPopupScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const left = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight
      if (left < 100 && pages.hasNextPage && !pages.isFetchingNextPage) void pages.fetchNextPage()
    },
    take: (values: readonly string[]): readonly string[] => {
      for (const value of values.filter(isStep)) setTrail(trailAfter(value, { trail, below }))
      const chosen = values.filter((value) => !isStep(value))
      const met = chosen.filter((id) => people.some((person) => person.id === id))
      // Offered first the next time; it fails without a word.
      if (met.length > 0) client.contacts.meet({ ids: [...met] }).catch(() => undefined)
      return chosen
    },
  }
}

type Asking = Readonly<{ isFetching: boolean; error: Error | null }>

/** What a field shows of its search: that it goes on, that it failed, that no one was found. */
function useFieldState(asked: readonly Asking[]) {
  const t = useT()
  const hasFailed = asked.some(({ error }) => error !== null)
  return {
    loading: asked.some(({ isFetching }) => isFetching),
    status: hasFailed ? ('error' as const) : ('' as const),
    notFoundContent: t(hasFailed ? 'form.failed' : 'form.noMatch'),
  }
}

const step = { nearest: 'step:nearest', departments: 'step:departments', up: 'step:up', into: 'step:into ' }

/** Whether the value of an option leads on instead of naming a person. */
export function isStep(value: string): boolean {
  return value.startsWith('step:')
}

type Walk = Readonly<{ trail: readonly Unit[] | undefined; below: readonly Unit[] }>

function trailAfter(value: string, { trail = [], below }: Walk): readonly Unit[] | undefined {
  if (value === step.nearest) return undefined
  if (value === step.up) return trail.slice(0, -1)
  const entered = below.find(({ id }) => value === step.into + id)
  return entered ? [...trail, entered] : []
}

type Shown = Walk &
  Readonly<{ people: readonly ChoosableUser[]; keyword: string; without: readonly string[] }>

function useOptions({
  people,
  below,
  keyword,
  trail,
  without,
}: Shown): readonly (PeopleOption | PeopleOptionGroup)[] {
  const t = useT()
  const formats = useFormats()
  const optionOf = (person: ChoosableUser): PeopleOption => {
    const { id, realName, headIcon, position, awayUntil } = person
    const away = awayUntil && t('form.awayUntil', { until: formats.dateTime(awayUntil) })
    const note = [position, away].filter(Boolean).join(' · ')
    return { value: id, label: labelOf(person), kind: 'person', name: realName, headIcon, note }
  }
  const offered = people.filter(({ id }) => !without.includes(id))
  const circles = (['recent', 'starred', 'department', 'others'] as const).map((circle) => ({
    label: t(`form.circle.${circle}`),
    options: offered.filter((person) => person.circle === circle).map(optionOf),
  }))
  const path = trail?.map(({ name }) => name).join(' / ') ?? ''
  const uncircled = {
    label: path,
    options: offered.filter(({ circle }) => circle === undefined).map(optionOf),
  }
  const steps = keyword === '' ? stepsOf({ trail, below, path, t }) : []
  return [...steps, ...[...circles, uncircled].filter((group) => group.options.length > 0)]
}

type Steps = Walk & Readonly<{ path: string; t: ReturnType<typeof useT> }>

function stepsOf({ trail, below, path, t }: Steps): readonly PeopleOption[] {
  if (!trail) return [{ value: step.departments, label: t('form.people.byDepartment'), kind: 'departments' }]
  return [
    { value: step.nearest, label: t('form.people.byNearness'), kind: 'nearest' },
    ...(trail.length > 0 ? [{ value: step.up, label: path, kind: 'up' as const }] : []),
    ...below.map(({ id, name }) => ({ value: step.into + id, label: name, kind: 'unit' as const })),
  ]
}

function labelOf({ realName, organize }: ChoosableUser): string {
  return personLabel({ name: realName, places: organize })
}
