export { attachEmbedded, type EmbeddedOptions, type EmbeddedServer, openEmbedded } from './open-embedded.ts'
