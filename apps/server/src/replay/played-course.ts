import type { PlayedDocument, Player } from './company.ts'
import type { Course } from './course.ts'
import type { CourseStatus } from './course-state.ts'

/** What the product's history has to say, entry by entry: what, when, and by whom. */
export type Expected = Readonly<{ activity: string; at: string; by: string }>

/** A course after it was played: its case, and what the product should know about it. */
export type PlayedCourse = Readonly<{
  course: Course
  document: PlayedDocument
  starter: Player
  caseId: string
  status: CourseStatus
  expected: readonly Expected[]
  /** The people whose turn it was when they decided, once per decision. */
  deciders: readonly string[]
  /** Who holds the case now. */
  holder: string | undefined
}>
