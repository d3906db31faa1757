/**
 * What a person chooses for the steps ahead: who gets a node ('by node id'), and which lines out of a branch to take. A
 * node at which each names the next is continued by naming people for that very node.
 */
export type Choices = Readonly<{
  people?: Readonly<Record<string, readonly string[]>>
  lines?: Readonly<Record<string, readonly string[]>>
}>

/** What is to be chosen before a command can be carried out. */
export type ToChoose = Readonly<{
  branches: readonly BranchToChoose[]
  people: readonly PeopleToChoose[]
}>

export type BranchToChoose = Readonly<{
  node: string
  name: string
  lines: readonly Readonly<{ line: string; name: string; to: string }>[]
}>

/** `among` empty: anybody. Naming nobody is possible only where it is optional, and ends a free step. */
export type PeopleToChoose = Readonly<{
  node: string
  name: string
  among: readonly string[]
  isOptional: boolean
}>
