import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    pool: 'threads',
    /** Finds what hangs; nothing is measured by it. */
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['packages/**/*.test.ts', 'tooling/**/*.test.ts', 'apps/{staff,studio}/**/*.test.ts'],
          exclude: ['packages/db/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/db/**/*.test.ts', 'apps/server/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: './tooling/test-database.ts',
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          include: ['{apps,packages}/**/*.test.tsx'],
          environment: 'happy-dom',
          globalSetup: './tooling/test-database.ts',
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
