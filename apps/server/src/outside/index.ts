export { type AnswerMemory, createAnswerMemory } from './answer-memory.ts'
export { askJson, type PostResponse, parseJson, postJson } from './ask-json.ts'
export { createGates, type Gates, type Outside, openOutside, reachableAddress } from './outside.ts'
