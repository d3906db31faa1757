import type { Route } from '../../http/serve.ts'
import { addSignature } from './add-signature.ts'
import { mySignatures } from './my-signatures.ts'
import { removeSignature } from './remove-signature.ts'
import { setDefaultSignature } from './set-default-signature.ts'

export const signatures: readonly Route[] = [mySignatures, addSignature, setDefaultSignature, removeSignature]
