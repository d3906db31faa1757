import type { Route } from '../../../http/serve.ts'
import { endSecondment, listSecondments, planSecondment } from './secondments.ts'

export { passSecondments } from './pass-days.ts'

export const secondments: readonly Route[] = [listSecondments, planSecondment, endSecondment]
