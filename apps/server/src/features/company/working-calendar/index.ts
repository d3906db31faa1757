import type { Route } from '../../../http/serve.ts'
import { saveCalendar, showCalendar } from './calendar.ts'

export const workingCalendar: readonly Route[] = [showCalendar, saveCalendar]
