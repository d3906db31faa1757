import type { FlowDefinition } from '../flow-definition.ts'

/** Ids that nothing in a flow has yet: `approver1`, `line4`. Each call gives another. */
export function freeIds({ nodes, lines }: FlowDefinition): (prefix: string) => string {
  const taken = new Set([...nodes, ...lines].map(({ id }) => id))
  return (prefix) => {
    let count = 1
    while (taken.has(`${prefix}${count}`)) count += 1
    taken.add(`${prefix}${count}`)
    return `${prefix}${count}`
  }
}
