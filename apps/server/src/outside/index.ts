export { askJson } from './ask-json.ts'
export { type Outside, openOutside } from './outside.ts'
export { parseJson } from './parse-json.ts'
export { reachableAddress } from './reachable-address.ts'
