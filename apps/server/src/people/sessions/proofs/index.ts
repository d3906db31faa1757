export { openProofs, type Proofs } from './open-proofs.ts'
