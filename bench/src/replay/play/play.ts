import type { FoundFlow, Player } from '../company/company.ts'
import type { DocumentPlan } from '../company/plan-document.ts'
import type { Course, CourseStatus } from '../course/course.ts'
import type { Stage } from './stage.ts'

export type Part = Readonly<{
  course: Course
  document: FoundFlow<DocumentPlan>
  /** Which of the starters' turn it is. */
  number: number
  /** The first document of its trace, which the others follow up. */
  first: Play | undefined
  isProbed: boolean
}>

/** A course while it is being played. */
export type Play = Part &
  Stage & {
    starter: Player
    caseId: string
    status: string
    round: number
    expected: Expected[]
    deciders: string[]
    /** Who begins documents that follow this one up, and so has to know of it. */
    followers: readonly Player[]
    /** The case that it became a follow-up of. */
    followsUp: string | undefined
  }

/**
 * What the product's history has to say, entry by entry: what, when, and by whom. `isImplied`: the log does not tell it,
 * but without it what the log tells could not have happened.
 */
export type Expected = Readonly<{
  activity: string
  at: string
  by: Player
  /** What the log calls whoever did it; without, the player's own name. */
  resource?: string
  transition?: 'start'
  isImplied?: true
}>

/** A case after it was played, and what the product should know about it. */
export type PlayedCase = Readonly<{
  name: string
  caseId: string
  starter: Player
  status: CourseStatus
  expected: readonly Expected[]
  /** The people whose turn it was when they decided, once per decision. */
  deciders: readonly string[]
  /** Who can act on it now. */
  holders: readonly string[]
  /** The case that it is a follow-up of. */
  followsUp?: string | undefined
}>
