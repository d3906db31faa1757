export { type AnswerMemory, createAnswerMemory } from './answer-memory.ts'
export { askJson, type PostResponse, parseJson, portOf, postJson } from './ask-json.ts'
export { createGates, type Gates } from './gates.ts'
export { type Outside, openOutside, reachableAddress } from './outside.ts'
