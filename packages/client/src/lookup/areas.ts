import type { Found, Source } from './source.ts'

/**
 * China's divisions by the ids from the province down, `330000/330100`; words find them on every level. The range says
 * how far down people choose: `downTo:2` to the district, or `upTo:2` to wherever they stop before.
 */
export const areas: Source = {
  search: async ({ areas }, { words = '', parent = '', range = [] }, signal) => {
    const goal = readGoal(range)
    if (words !== '') {
      const { list } = await areas.search({ keyword: words, level: goal.level }, { signal })
      const complete = list.filter(({ path, isLeaf }) => isComplete(goal, path, isLeaf))
      return { choices: complete.map(({ path, names }) => lineOf(path, names)), hasMore: false }
    }
    const above = parent === '' ? [] : parent.split('/')
    const { list } = await areas.below({ id: above.at(-1) ?? '0' }, { signal })
    const choices = list.map(({ id, fullName, isLeaf }): Found => {
      const path = [...above, id]
      const hasChildren = !isLeaf && path.length <= goal.level
      const isHeading = !isComplete(goal, path, isLeaf)
      return { id: path.join('/'), name: fullName, hasChildren, isHeading }
    })
    return { choices, hasMore: false }
  },
  byIds: async ({ areas }, ids) => {
    const names = await areas.names({ idsList: ids.map((id) => id.split('/')) })
    return ids.map((id, place) => ({ id, name: (names[place] ?? [id]).join('/') }))
  },
}

type Goal = Readonly<{ level: number; isExact: boolean }>

function readGoal([word = 'upTo:3']: readonly string[]): Goal {
  const [how, level] = word.split(':')
  return { level: Number(level), isExact: how === 'downTo' }
}

function isComplete({ level, isExact }: Goal, path: readonly string[], isLeaf: boolean): boolean {
  return !isExact || isLeaf || path.length === level + 1
}

function lineOf(path: readonly string[], names: readonly string[]): Found {
  const note = names.slice(0, -1).join('/')
  return { id: path.join('/'), name: names.at(-1) ?? '', ...(note && { note }) }
}
