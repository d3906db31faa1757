import type { Player, PublishedFlow } from '../company/company.ts'
import type { DocumentPlan } from '../company/plan-document.ts'
import type { Course, CourseStatus } from '../course/course.ts'
import type { Stage } from './stage.ts'

export type Part = Readonly<{
  course: Course
  document: PublishedFlow<DocumentPlan>
  /** Which of the starters comes next. */
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
    expected: ExpectedEntry[]
    deciders: string[]
    /** The starters of documents that follow up this one, who must be able to see it. */
    followers: readonly Player[]
    /** The case it follows up. */
    followsUp: string | undefined
  }

/**
 * An entry that the product's history must hold: what, when, and by whom. `isImplied`: the log does not contain it,
 * but its other events require it.
 */
export type ExpectedEntry = Readonly<{
  activity: string
  at: string
  by: Player
  /** The log's name for the person; the player's own name by default. */
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
  expected: readonly ExpectedEntry[]
  /** The people who decided in turn, once per decision. */
  deciders: readonly string[]
  /** The people who can act on it now. */
  holders: readonly string[]
  /** The case it follows up. */
  followsUp?: string | undefined
}>
