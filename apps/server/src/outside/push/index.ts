export { pushKeysOf } from './push-keys.ts'
export { largestPayload, sendPush } from './send-push.ts'
