import type { PasswordRules } from '@signet/std'
import type { Settings } from '../../settings/index.ts'

export type PasswordPolicy = PasswordRules &
  Readonly<{
    /** Days after which a password must be changed; 0 for never. */
    days: number
    /** How many days before that its owner gets a notice. */
    noticeDays: number
    /** How many former passwords may not be chosen again. */
    history: number
  }>

/** Returns the password policy of a tenant; every rule about passwords asks here. */
export async function passwordPolicy(
  { settings }: Readonly<{ settings: Settings }>,
  tenant: string,
): Promise<PasswordPolicy> {
  const { minLength, kinds, maxAgeDays, noticeDays, history } = await settings.of(tenant, 'passwords')
  return { shortest: minLength, kinds, days: maxAgeDays, noticeDays, history }
}

const day = 24 * 60 * 60_000

/** Returns when a password of this age must be changed, in milliseconds; undefined for never. */
export function passwordEnds({ days }: PasswordPolicy, changedAt: string): number | undefined {
  return days === 0 ? undefined : Date.parse(changedAt) + days * day
}

/** Whether a password has reached its age. */
export function isPasswordOver(policy: PasswordPolicy, changedAt: string, now: number): boolean {
  const ends = passwordEnds(policy, changedAt)
  return ends !== undefined && now >= ends
}

/** Returns the days left to a password that is near its end; undefined while there is time. */
export function daysLeft(policy: PasswordPolicy, changedAt: string, now: number): number | undefined {
  const ends = passwordEnds(policy, changedAt)
  if (ends === undefined || now < ends - policy.noticeDays * day) return undefined
  return Math.max(0, Math.ceil((ends - now) / day))
}
