export { readMonth } from './read-month.ts'
