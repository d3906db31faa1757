export { useGoToKey } from './use-go-to-key.ts'
