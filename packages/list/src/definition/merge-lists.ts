import { isSameJson } from '@signet/std'
import type { MergeRules, Versions } from '@signet/std/merge'
import type { ListDefinition } from './list-definition.ts'

const parts = { parts: {} }
const byField = { itemsBy: 'field', item: parts }

/** Lists are merged column by column, filter by filter and button by button, and their other settings one by one. */
export const listMergeRules: MergeRules<ListDefinition> = {
  shape: {
    parts: {
      columns: byField,
      searches: byField,
      buttons: { itemsBy: 'key', item: parts },
      actions: { itemsBy: 'key', item: parts },
      card: parts,
      restricts: parts,
      importing: parts,
    },
  },
  toTree: (list) => list,
  fromTree: (tree) => tree,
  separate: separateActions,
}

/** Gives other keys to own buttons that got the key of one that the other side added. */
function separateActions({ base, mine, theirs }: Versions<ListDefinition>): ListDefinition {
  const known = new Set(base.actions.map(({ key }) => key))
  const taken = new Set([...base.actions, ...mine.actions, ...theirs.actions].map(({ key }) => key))
  const added = new Map(theirs.actions.map((action) => [action.key, action]))
  const actions = mine.actions.map((action) => {
    const other = added.get(action.key)
    if (known.has(action.key) || !other || isSameJson(action, other)) return action
    const key = freeKey(action.key, taken)
    taken.add(key)
    return { ...action, key }
  })
  return { ...mine, actions }
}

function freeKey(key: string, taken: ReadonlySet<string>): string {
  const word = key.replace(/\d+$/, '')
  for (let number = 2; ; number += 1) if (!taken.has(`${word}${number}`)) return `${word}${number}`
}
