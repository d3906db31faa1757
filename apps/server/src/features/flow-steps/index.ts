import type { Route } from '../../http/serve.ts'
import { answerStep } from './answer-step.ts'
import { failedSteps, skipStep } from './failed-steps.ts'
import { openSecret, renewFlowSecret } from './flow-secret.ts'

export { doDueSteps } from './do-due-steps.ts'

export const flowSteps: readonly Route[] = [failedSteps, skipStep, openSecret, renewFlowSecret, answerStep]
