export { freshSecret, isSame, isSignedWith, postSigned, refuseUnsigned } from './signature.ts'
