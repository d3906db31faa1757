/** A participant: its page under `pages/`, the size of its window, and its packages. */
export type Entrant = Readonly<{
  page: string
  title: string
  isOurs: boolean
  window: Readonly<{ width: number; height: number }>
  packages: readonly string[]
}>

const desk = { width: 1440, height: 900 }
const phone = { width: 375, height: 812 }
const react = ['react@19.3.1', 'react-dom@19.3.1']

/**
 * Each is set up as its guide recommends for speed: production builds, native controls, functions instead of
 * expressions (Formily), controlled values (RJSF), lazy rendering (SurveyJS). No other one renders only the rows in
 * view. Formily was made for React 18.
 */
export const entrants: readonly Entrant[] = [
  { page: 'signet', title: 'phone width', isOurs: true, window: phone, packages: [] },
  { page: 'signet', title: 'desk width', isOurs: true, window: desk, packages: [] },
  peer('formily', 'Formily', [
    '@formily/core@2.3.7',
    '@formily/react@2.3.7',
    'react@18.3.1',
    'react-dom@18.3.1',
    'react-is@18.3.1',
  ]),
  peer('rjsf', 'RJSF', ['@rjsf/core@6.11.1', '@rjsf/utils@6.11.1', '@rjsf/validator-ajv8@6.11.1', ...react]),
  peer('surveyjs', 'SurveyJS', ['survey-core@3.0.0', 'survey-react-ui@3.0.0', ...react]),
  peer('formio', 'Form.io', ['@formio/js@5.6.0']),
]

function peer(page: string, title: string, packages: readonly string[]): Entrant {
  return { page, title, isOurs: false, window: desk, packages }
}
