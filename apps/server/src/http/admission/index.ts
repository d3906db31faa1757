export { type CallLimits, openCallLimits } from './call-limits.ts'
export { addressOf, networkOf } from './client-address.ts'
export { needOf } from './key-needs.ts'
export { createOwnHosts, isLoopback, type OwnHosts } from './own-hosts.ts'
