export { type PushKeys, pushKeysOf } from './push-keys.ts'
export { largestPayload, type PushAnswer, type PushTarget, sendPush } from './send-push.ts'
