import type { MenuItem } from './queries.ts'

const topLevel = '-1'
const catalog = 1

/** The entries below a catalog, or of the top level, that are shown on this screen. */
export function entriesBelow(
  list: readonly MenuItem[],
  { parentId = topLevel, isWide }: Readonly<{ parentId?: string; isWide: boolean }>,
): readonly MenuItem[] {
  const screen = isWide ? 'desk' : 'phone'
  const shown = list.filter(({ screens }) => screens.includes(screen))
  return shown.filter(
    (item) => item.parentId === parentId && (item.type !== catalog || hasEntries(shown, item)),
  )
}

function hasEntries(shown: readonly MenuItem[], { id }: MenuItem): boolean {
  return shown.some((item) => item.parentId === id)
}

/** Where an entry leads; a catalog has a page of its own. */
export function menuHref({ id, type, urlAddress }: MenuItem): string {
  return type === catalog ? `/pages/apply/catalog/index?${new URLSearchParams({ menu: id })}` : urlAddress
}
