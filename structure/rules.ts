/** Which folders and packages each folder may import, apart from the exceptions in `isAllowed` of `check.ts`. */
export const mayImport: Record<
  string,
  { readonly folders: readonly string[]; readonly packages: 'any' | readonly string[] }
> = {
  core: { folders: [], packages: ['zod', 'fastest-levenshtein'] },
  drafting: { folders: ['core'], packages: [] },
  documents: { folders: ['core', 'drafting'], packages: 'any' },
  server: { folders: ['core', 'drafting', 'documents'], packages: 'any' },
  web: { folders: ['core', 'drafting'], packages: 'any' },
  cli: { folders: ['core', 'drafting', 'documents', 'server'], packages: 'any' },
  testkit: { folders: ['core', 'drafting', 'documents', 'server', 'cli'], packages: 'any' },
  bench: { folders: ['core', 'drafting', 'documents', 'server', 'cli', 'testkit'], packages: 'any' },
  served: { folders: ['core', 'drafting', 'testkit'], packages: 'any' },
  e2e: {
    folders: ['core', 'drafting', 'documents', 'server', 'cli', 'testkit', 'playwright.config.ts'],
    packages: 'any',
  },
  legal: { folders: ['core', 'drafting', 'structure'], packages: 'any' },
  structure: { folders: [], packages: 'any' },
}

/**
 * The layers inside a folder, lowest first: a file may import from its own layer and from those before it. A layer is a folder,
 * a file or a pattern; `.` is every file directly in the folder that has no row of its own. A new folder needs a row.
 */
export const layers: Record<string, readonly string[]> = {
  core: [
    '.',
    'text',
    'will',
    'rules',
    'estate',
    'lpa',
    'catalogue',
    'funnel',
    'existing-will',
    'charities',
    'journey/steps.ts',
    'advice/trigger.ts',
    'advice/questions.ts',
    'journey',
    'advice',
    'api',
  ],
  drafting: ['.', 'clauses', 'complete-will.ts', 'resolve.ts', 'draft.ts', 'mirror.ts', 'pack'],
  server: [
    'platform',
    'crypto',
    'db',
    'adapters',
    'mail',
    'environment.ts',
    'config.ts',
    'features/security',
    'features/phone',
    'features/addresses',
    'features/health',
    'features/settings',
    'features/experiments',
    'features/reviews',
    'features/charities',
    'features/wills',
    'features/payments',
    'features/verification',
    'features/auth',
    'features/proof-of-work',
    'features/second-factor',
    'features/passkeys',
    'features/authenticators',
    'features/history',
    'features/lpa',
    'features/couple',
    'features/documents',
    'features/existing-will',
    'features/expert-review',
    'features/contact',
    'features/email-change',
    'features/account',
    'features/retention',
    'features/context.ts',
    'features/*/*.routes.ts',
    'backup',
    'web-server',
    'dev',
    '.',
  ],
  web: [
    'api',
    'content',
    'ui',
    'features/funnel',
    'features/people',
    'features/verification',
    'features/expert-review',
    'features/reviews',
    'features/couple',
    'features/preview',
    'features/checkout',
    'features/existing-will',
    'features/lpa',
    'features/advice',
    'features/documents',
    'features/account',
    'wizard',
    'pages',
    'app',
    'build',
    '.',
  ],
}

/**
 * What the measure of today may not exceed. The number of files rises only with what the product can do for a customer; every
 * other number is only ever lowered.
 */
export const ceilings = {
  circles: 0,
  upwardImports: { core: 0, drafting: 0, server: 0, web: 0 } as Record<string, number>,
  productFiles: 640,
  linesOfAFile: 400,
}

export const productFolders = ['core', 'drafting', 'documents', 'server', 'web', 'cli']
