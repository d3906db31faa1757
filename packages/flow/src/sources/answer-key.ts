import { canonicalJson } from '@signet/std'

/** A question to a data interface: which one, and which form field fills each of its parameters. */
export type InterfaceQuestion = Readonly<{
  interface: string
  parameters: Readonly<Record<string, string>>
}>

/** Where the answer to a question stands in `facts.answers`: the same question, asked at two nodes, is asked once. */
export function answerKey({ interface: id, parameters }: InterfaceQuestion): string {
  return Object.keys(parameters).length === 0 ? id : `${id} ${canonicalJson(parameters)}`
}
