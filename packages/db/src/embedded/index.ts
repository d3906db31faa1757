export { attachEmbedded, type Embedded, type EmbeddedOptions, openEmbedded } from './open-embedded.ts'
