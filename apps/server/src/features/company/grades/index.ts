import type { Route } from '../../../http/serve.ts'
import { createGrade, removeGrade, updateGrade } from './change-grades.ts'
import { listGrades } from './list-grades.ts'

export const grades: readonly Route[] = [listGrades, createGrade, updateGrade, removeGrade]
