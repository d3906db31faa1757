import { threeInARow } from './three-in-a-row.ts'

/** Three approvers in a row, where the first may take an hour; then it goes on to the second by itself. */
export function limited(people: readonly string[]): ReturnType<typeof threeInARow> {
  const { form, flow } = threeInARow(people)
  const timeLimit = { minutes: 60, overdue: { times: 1, act: { does: 'agree' as const } } }
  const nodes = flow.nodes.map((node) => (node.id === 'step1' ? { ...node, timeLimit } : node))
  return { form, flow: { ...flow, nodes } }
}
