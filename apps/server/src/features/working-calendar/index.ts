import type { Route } from '../../http/serve.ts'
import { saveCalendar } from './save-calendar.ts'
import { showCalendar } from './show-calendar.ts'

export const workingCalendar: readonly Route[] = [showCalendar, saveCalendar]
