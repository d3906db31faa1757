/** The accounts that a visitor may use, in the order in which they are shown. They exist only where the demo was seeded. */
export const demoAccounts = ['admin', 'employee', 'manager', 'finance', 'director'] as const
export type DemoAccount = (typeof demoAccounts)[number]

export const demoPassword = 'signet-demo'
export const demoTenant = 'demo'

export function isDemoAccount(account: string): account is DemoAccount {
  return demoAccounts.some((known) => known === account)
}
