export { attachEmbedded } from './attach-embedded.ts'
export { type Embedded, type EmbeddedOptions, openEmbedded } from './open-embedded.ts'
