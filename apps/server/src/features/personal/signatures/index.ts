import type { Route } from '../../../http/serve.ts'
import { listSignatures, withdrawSignature } from './administer-signatures.ts'
import { addSignature, mySignatures, removeSignature, setDefaultSignature } from './edit-signatures.ts'

export const signatures: readonly Route[] = [
  mySignatures,
  addSignature,
  setDefaultSignature,
  removeSignature,
  listSignatures,
  withdrawSignature,
]
