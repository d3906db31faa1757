export { attachEmbedded } from './attach-embedded.ts'
export { CannotStart } from './cannot-start.ts'
export { type Embedded, type EmbeddedOptions, openEmbedded } from './open-embedded.ts'
