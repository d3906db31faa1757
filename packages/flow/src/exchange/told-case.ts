/** Who did something. `name` is what others call him; two people may have the same. */
export type ToldPerson = Readonly<{ id: string; name: string }>

/** One thing that was done in a case, as process mining wants it. */
export type ToldEvent = Readonly<{
  sequence: number
  /** `<flow> <VERB> by <step>`, or the name of a step that is begun and done without a vote. */
  activity: string
  transition: 'start' | 'complete'
  at: string
  /** Null for the system. */
  by: ToldPerson | null
  /** Whose turn it was: the name of the step, or of the start. */
  role: string
  /** The product's own word for it. */
  type: string
}>

/** A case as it leaves for another tool. */
export type ToldCase = Readonly<{
  id: string
  title: string
  flow: Readonly<{ id: string; name: string }>
  status: string
  starter: ToldPerson
  /** The case at whose node this one was begun. */
  partOf?: string
  /** The case that somebody began this one as a follow-up of. */
  followsUp?: string
  events: readonly ToldEvent[]
}>
