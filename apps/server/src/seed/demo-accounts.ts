/** Accounts for visitors, in display order; they exist only in a seeded demo. */
export const demoAccounts = ['admin', 'employee', 'manager', 'finance', 'director'] as const
export type DemoAccount = (typeof demoAccounts)[number]

export const demoPassword = 'signet-demo'
export const demoTenant = 'demo'

export function isDemoAccount(account: string): account is DemoAccount {
  return demoAccounts.some((known) => known === account)
}
