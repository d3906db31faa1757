import type { Client } from '@signet/client'
import { Avatar } from '@signet/ui'
import { queryOptions } from '@tanstack/react-query'
import { Building2, ChevronLeft, Network, UsersRound } from 'lucide-react'
import styles from './people-options.module.css'

/** An option of a field for people: somebody, or what leads to somebody. */
export type PeopleOption = Readonly<{ value: string; label: string }> &
  (
    | Readonly<{ kind: 'person'; name: string; headIcon: string; note: string }>
    | Readonly<{ kind: 'given' | 'departments' | 'nearest' | 'up' | 'unit' }>
  )

/** Options under a heading. */
export type PeopleOptionGroup = Readonly<{ label: string; options: readonly PeopleOption[] }>

/** The departments directly below one; `-1` is above all. */
export const unitsBelow = ({ organization }: Client, parentId: string) =>
  queryOptions({
    queryKey: ['people', 'units', parentId],
    queryFn: async ({ signal }) =>
      (await organization.organizeSelector({ parentId }, { signal })).list.map(({ id, fullName }) => ({
        id,
        name: fullName,
      })),
  })

const icons = { departments: Network, nearest: UsersRound, up: ChevronLeft, unit: Building2 } as const

/** A person with department, posts and absence, or a way on with its icon. */
export function PeopleLine({ option }: Readonly<{ option: PeopleOption | PeopleOptionGroup }>) {
  if (!('kind' in option) || option.kind === 'given') return option.label
  if (option.kind === 'person')
    return (
      <span className={styles.line}>
        <Avatar id={option.value} name={option.name} src={option.headIcon} size={24} />
        <span className={styles.words}>
          <span>{option.label}</span>
          {option.note && <span className={styles.note}>{option.note}</span>}
        </span>
      </span>
    )
  const Icon = icons[option.kind]
  return (
    <span className={styles.line}>
      <Icon aria-hidden="true" className={styles.mark} />
      <span className={styles.words}>{option.label}</span>
    </span>
  )
}
