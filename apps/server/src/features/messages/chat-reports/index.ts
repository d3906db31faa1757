import { contract } from '@signet/contract'
import { type Route, serve } from '../../../http/serve.ts'

export { forgetOldReports } from './report-store.ts'

const { chatReports: calls } = contract

/** Each part loads with its first use. */
export const chatReports: readonly Route[] = [
  serve(calls.report, async (call) => (await import('./report-message.ts')).reportMessage(call)),
  serve(calls.list, async (call) => (await import('./read-reports.ts')).listReports(call)),
  serve(calls.open, async (call) => (await import('./read-reports.ts')).openReport(call)),
  serve(calls.look, async (call) => (await import('./read-reports.ts')).lookAround(call)),
  serve(calls.lift, async (call) => (await import('./close-report.ts')).liftBar(call)),
  serve(calls.close, async (call) => (await import('./close-report.ts')).closeReport(call)),
]
