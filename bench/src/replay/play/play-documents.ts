import type { FoundFlow } from '../company/company.ts'
import type { DocumentPlan } from '../company/plan-document.ts'
import { type Course, kindOf } from '../course/course.ts'
import type { Play } from './play.ts'
import { newPlay, playStep } from './play-course.ts'
import type { Stage } from './stage.ts'

type Documents = Readonly<{
  courses: readonly Course[]
  documents: ReadonlyMap<string, FoundFlow<DocumentPlan>>
  /** Whose turn it is among those who begin documents. */
  number: number
  isProbed: boolean
}>

/** Plays the documents of a trace side by side, step by step in the order of time: the others follow up the first. */
export async function playDocuments(
  stage: Stage,
  { courses, documents, ...part }: Documents,
): Promise<readonly Play[]> {
  const plays: Play[] = []
  for (const course of courses) {
    const document = documents.get(kindOf(course))
    if (!document) throw new Error(`No flow for ${course.document}`)
    plays.push(newPlay(stage, { ...part, course, document, first: plays[0] }))
  }
  const [first, ...others] = plays
  if (first) first.followers = othersThan(first, others)
  const turns = plays.flatMap((play) => play.course.steps.map((step) => ({ play, step })))
  for (const { play, step } of turns.toSorted((one, other) => compare(one.step.at, other.step.at)))
    await playStep(play, step)
  return plays
}

function othersThan(first: Play, others: readonly Play[]) {
  const starters = new Set(others.map(({ starter }) => starter))
  starters.delete(first.starter)
  return [...starters]
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
