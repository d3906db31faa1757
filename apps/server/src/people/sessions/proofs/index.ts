export { openProofs, type Proofs } from './open-proofs.ts'
export { spendProof } from './proof-store.ts'
