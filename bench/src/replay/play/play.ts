import type { FoundFlow, Player } from '../company/company.ts'
import type { DocumentPlan } from '../company/plan-document.ts'
import type { Course } from '../course/course.ts'
import type { Expected } from './played-course.ts'
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
