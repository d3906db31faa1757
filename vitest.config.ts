import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { lightSchemas } from './packages/client/src/vite.ts'
import { textsPerLanguage } from './packages/i18n/src/vite.ts'
import { runReport } from './tooling/test-run/run-report.ts'

export default defineConfig({
  plugins: [textsPerLanguage({ withStudio: true })],
  test: {
    pool: 'threads',
    /** The modules of a worker are evaluated once and stay warm: half the time. Nothing may be kept in a module that another file could trip over. */
    isolate: false,
    /** Left alone, Vitest keeps a core for itself, which is half of a small machine. */
    maxWorkers: '100%',
    reporters: ['default', runReport],
    /** Finds what hangs; nothing is measured by it. */
    testTimeout: 120_000,
    hookTimeout: 120_000,
    /** As patient as `packages/ui/test/set-up-screen.ts`. */
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          setupFiles: ['./tooling/test-run/watch-texts.ts', './tooling/test-run/seed-draws.ts'],
          include: [
            'packages/**/*.test.ts',
            'tooling/**/*.test.ts',
            'apps/{phone,staff,studio}/**/*.test.ts',
          ],
          exclude: ['packages/db/**', '**/node_modules/**'],
        },
      },
      {
        /** What the staff client runs of the engines, with the schemas that its build takes for zod. */
        extends: true,
        plugins: [lightSchemas()],
        test: {
          name: 'light',
          setupFiles: ['./tooling/test-run/watch-texts.ts', './tooling/test-run/seed-draws.ts'],
          include: ['packages/{form,list}/src/**/*.test.ts'],
          exclude: ['packages/form/src/design/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          setupFiles: ['./tooling/test-run/watch-texts.ts', './tooling/test-run/seed-draws.ts'],
          include: ['packages/db/**/*.test.ts', 'apps/server/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: './tooling/test-run/test-database.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'screen',
          /** Uploads as browsers make them; Node has a build of its own that takes no `File`. */
          alias: {
            'tus-js-client': join(import.meta.dirname, 'node_modules/tus-js-client/lib.esm/browser/index.js'),
          },
          include: ['{apps,packages}/**/*.test.tsx'],
          environment: 'happy-dom',
          /** The test browser is held in a hand; a test that points with a mouse says so. */
          environmentOptions: { happyDOM: { settings: { navigator: { maxTouchPoints: 5 } } } },
          setupFiles: [
            './tooling/test-run/watch-texts.ts',
            './packages/ui/test/set-up-screen.ts',
            './tooling/test-run/seed-draws.ts',
          ],
          globalSetup: './tooling/test-run/test-database.ts',
        },
      },
    ],
  },
})
