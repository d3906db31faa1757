export { type Found, findByGrams, writeGrams } from './gram-store.ts'
export { readOlderTalk } from './read-older-talk.ts'
