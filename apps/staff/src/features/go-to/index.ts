export { useGoKeys } from './use-go-keys.ts'
