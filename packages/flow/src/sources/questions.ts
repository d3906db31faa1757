import type { FlowDefinition } from '../flow-definition.ts'
import { answerKey, type InterfaceQuestion } from './answer-key.ts'
import type { PeopleSource } from './people-source.ts'

/** Every different question that a flow puts to data interfaces, so that the caller asks each once. */
export function questionsIn({ nodes }: FlowDefinition): readonly InterfaceQuestion[] {
  const questions = nodes
    .flatMap(sourcesOf)
    .flatMap((source) => (source.kind === 'dataInterface' ? [source] : []))
  return [...new Map(questions.map((question) => [answerKey(question), question])).values()]
}

function sourcesOf(node: FlowDefinition['nodes'][number]): readonly PeopleSource[] {
  if (!('sources' in node)) return []
  if (!('voting' in node)) return node.sources

  const weights = node.voting.mode === 'weighted' ? node.voting.weights.map(({ source }) => source) : []
  return [...node.sources, ...node.copies, ...weights]
}
