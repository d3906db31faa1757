export { demoAccounts, demoPassword, demoTenant } from './demo-accounts.ts'
export { seedDemo } from './seed-demo.ts'
