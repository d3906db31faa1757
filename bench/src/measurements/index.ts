import type { Measurement } from '../measured.ts'
import { approvals } from './approvals.ts'
import { crashes } from './crashes.ts'
import { engine } from './engine.ts'
import { forms } from './forms.ts'
import { home } from './home.ts'
import { records } from './records.ts'
import { waiting } from './waiting.ts'

export const measurements: readonly Measurement[] = [
  engine,
  approvals,
  waiting,
  home,
  forms,
  records,
  crashes,
]
