import type { FailureReason } from '@signet/flow'
import type { Locale } from '@signet/i18n'
import { sayReason } from '../../../reasons/index.ts'
import type { Acting } from '../case/acting.ts'

type Asking = Pick<Acting, 'actor' | 'server'> & Readonly<{ caller: Readonly<{ locale: Locale }> }>

/** Why a step without people failed: administrators read the reason, everybody else that they have been told. */
export function sayStepFailure({ actor, server, caller }: Asking, reason: FailureReason): string {
  const t = server.words.t(caller.locale)
  return actor.isAdministrator ? sayReason(t, reason) : t('approvals.stepFailed')
}
