import type { FlowDefinition } from '../definition/flow-definition.ts'
import { isPeopleNode } from '../nodes/people/people-node.ts'
import { votingRule } from '../nodes/people/voting-rule.ts'
import { sourcesAt } from '../nodes/traits-of.ts'
import { answerKey, type InterfaceQuestion } from './answer-key.ts'
import { type PeopleSource, questionOf } from './people-source.ts'

/** Every different question that a flow puts to data interfaces, so that the caller asks each once. */
export function questionsIn({ nodes }: FlowDefinition): readonly InterfaceQuestion[] {
  const questions = nodes.flatMap(allSourcesAt).flatMap((source) => questionOf(source) ?? [])
  return [...new Map(questions.map((question) => [answerKey(question), question])).values()]
}

function allSourcesAt(node: FlowDefinition['nodes'][number]): readonly PeopleSource[] {
  if (!isPeopleNode(node)) return sourcesAt(node)

  const weights = votingRule(node.voting).weights?.map(({ source }) => source) ?? []
  return [...node.sources, ...node.copies, ...weights]
}
