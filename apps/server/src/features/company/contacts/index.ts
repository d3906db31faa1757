import type { Route } from '../../../http/serve.ts'
import { card } from './card.ts'
import { meet, recent } from './recent.ts'
import { star, starred } from './star.ts'

export { findColleague } from './find-colleague.ts'

export const contacts: readonly Route[] = [card, starred, star, recent, meet]
