export { isInCalendarWith } from './is-in-calendar-with.ts'
