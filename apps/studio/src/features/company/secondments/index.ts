export { SecondmentLines } from './secondment-lines.tsx'
