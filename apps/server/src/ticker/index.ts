export { clockWorks } from './clock-works.ts'
export { openTicker, type Ticker } from './open-ticker.ts'
