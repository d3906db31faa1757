export { PastDay } from './past-day.tsx'
export { unitsQuery } from './queries.ts'
export { UnitSelect } from './unit-field.tsx'
