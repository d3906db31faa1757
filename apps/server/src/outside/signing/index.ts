export { postSigned } from './post-signed.ts'
export { refuseUnsigned } from './refuse-unsigned.ts'
export { freshSecret, isSame, isSignedWith } from './signature.ts'
