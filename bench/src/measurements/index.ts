import type { Measurement } from '../figure.ts'
import { approvals } from './approvals.ts'
import { attacks } from './attacks.ts'
import { backTest } from './back-test.ts'
import { clock } from './clock.ts'
import { crashes } from './crashes.ts'
import { directory } from './directory.ts'
import { engine } from './engine.ts'
import { forms } from './forms.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { messages } from './messages.ts'
import { people } from './people.ts'
import { pipelining } from './pipelining.ts'
import { races } from './races.ts'
import { readers } from './readers.ts'
import { records } from './records.ts'
import { sockets } from './sockets.ts'
import { stalls } from './stalls.ts'
import { talks } from './talks.ts'
import { tasks } from './tasks.ts'
import { waiting } from './waiting.ts'

export const measurements: readonly Measurement[] = [
  engine,
  approvals,
  pipelining,
  backTest,
  waiting,
  clock,
  home,
  forms,
  records,
  tasks,
  messages,
  sockets,
  talks,
  readers,
  history,
  crashes,
  races,
  stalls,
  attacks,
  directory,
  people,
]
