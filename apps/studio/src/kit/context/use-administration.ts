import type { CallArea, UserInfo } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import type { MayOpen } from '../commands/menu.ts'
import { useApp } from './app-context.ts'
import { currentUserQuery } from './name-queries.ts'

/** What the signed-in person administers. The server decides; this keeps the rest from being offered. */
export type Administration = Readonly<{
  isEverything: boolean
  has: (area: CallArea) => boolean
  /** A page or call that names no area is for administrators of everything. */
  mayOpen: MayOpen
  /** Whether one of the organizations, which lead from the top to one, is a top of the person's part. */
  hasUnit: (path: readonly string[]) => boolean
  hasCircle: (id: string) => boolean
}>

export function administrationOf({ isAdministrator, administration }: UserInfo): Administration {
  const { areas, organizationIds, circleIds } = administration
  return {
    isEverything: isAdministrator,
    has: (area) => areas.includes(area),
    mayOpen: ({ areas: asked, isWhole = false }) =>
      isAdministrator ||
      (asked.some((area) => areas.includes(area)) && (!isWhole || organizationIds === null)),
    hasUnit: (path) => organizationIds === null || path.some((id) => organizationIds.includes(id)),
    hasCircle: (id) => circleIds === null || circleIds.includes(id),
  }
}

/** Nothing until the person is known; the pages of the studio are shown afterwards. */
export function useAdministration(): Administration {
  const { data } = useQuery(currentUserQuery(useApp()))
  return data ? administrationOf(data.userInfo) : nothing
}

const nothing: Administration = {
  isEverything: false,
  has: () => false,
  mayOpen: () => false,
  hasUnit: () => false,
  hasCircle: () => false,
}
