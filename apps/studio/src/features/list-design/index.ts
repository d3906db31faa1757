export { readPart } from './read-part.ts'
