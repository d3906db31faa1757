import { type FlowDefinition, sayExample } from '@signet/flow'
import type { Translate } from '@signet/i18n'
import type { DraftProblem } from './draft-problem.ts'

/** A problem as the designer shows it: a sentence, and the nodes to mark, the way that leads there included. */
export function problemView(t: Translate, { nodes }: FlowDefinition, labelOf: (field: string) => string) {
  const names = new Map(nodes.map(({ id, name }) => [id, name]))

  return ({ code, severity, node, line, path = [], params = {}, example = {} }: DraftProblem) => ({
    path: node ? `nodes.${node}` : line ? `lines.${line}` : '',
    code: `${severity}.${code}`,
    message: t(`flow-design.problem.${code}`, {
      node: names.get(node ?? '') ?? '',
      line: line ?? '',
      ...params,
      example: sayExample(example, { say: (key, words) => t(`flow.${key}`, words), labelOf }),
    }),
    nodes: [...new Set([...path, ...(node ? [node] : [])])],
  })
}
