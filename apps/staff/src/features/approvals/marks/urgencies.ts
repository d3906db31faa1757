import type { Urgency } from '../queries.ts'

export const urgencies: readonly Urgency[] = ['normal', 'important', 'urgent']
