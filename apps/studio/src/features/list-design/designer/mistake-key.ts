import type { ListMistake } from '@signet/list'

const byPlace: readonly (readonly [RegExp, string])[] = [
  [/^columns$/, 'noColumns'],
  [/^(columns|searches|keyword|sort|sums|card)\b.*(field|\d)$/, 'field'],
  [/^searches\.\d+\.initial/, 'initial'],
  [/^(leftTree|group|tree|tabs)/, 'layoutField'],
  [/^importing/, 'importKeys'],
  [/^only/, 'condition'],
  [/^actions\.\d+\.key/, 'actionKey'],
  [/^actions\.\d+\.label/, 'actionLabel'],
  [/^actions\.\d+\.enabledWhen/, 'formula'],
  [/^actions\.\d+\.does/, 'actionDoes'],
]

/** Our text for a mistake; the schema's own message is for programmers. */
export function mistakeKey({ path }: Pick<ListMistake, 'path'>): string {
  return byPlace.find(([place]) => place.test(path))?.[1] ?? 'other'
}

export const settingTabs = ['columns', 'finding', 'layout', 'buttons', 'rules'] as const
export type SettingTab = (typeof settingTabs)[number]

const tabOf: Readonly<Record<string, SettingTab>> = {
  columns: 'columns',
  sums: 'columns',
  sort: 'columns',
  pageSize: 'columns',
  searches: 'finding',
  keyword: 'finding',
  tabs: 'finding',
  buttons: 'buttons',
  actions: 'buttons',
  only: 'rules',
  restricts: 'rules',
  importing: 'rules',
}

/** The tab where a mistake can be corrected. */
export function tabOfMistake({ path }: Pick<ListMistake, 'path'>): SettingTab {
  return tabOf[path.split('.')[0] ?? ''] ?? 'layout'
}
