/** Which folders and packages each folder may import, apart from the exceptions in `isAllowed` of `check.ts`. */
export const mayImport: Record<
  string,
  { readonly folders: readonly string[]; readonly packages: 'any' | readonly string[] }
> = {
  core: { folders: ['words'], packages: ['zod'] },
  drafting: { folders: ['core', 'words'], packages: [] },
  words: { folders: ['core'], packages: [] },
  documents: { folders: ['core', 'drafting', 'words'], packages: 'any' },
  server: { folders: ['core', 'drafting', 'documents', 'words'], packages: 'any' },
  web: { folders: ['core', 'drafting', 'words'], packages: 'any' },
  cli: { folders: ['core', 'drafting', 'documents', 'server'], packages: 'any' },
  testkit: { folders: ['core', 'drafting', 'documents', 'server', 'cli', 'words'], packages: 'any' },
  lab: { folders: ['core', 'drafting', 'documents', 'server', 'cli', 'testkit'], packages: 'any' },
  e2e: {
    folders: ['core', 'drafting', 'words', 'documents', 'server', 'cli', 'testkit', 'playwright.config.ts'],
    packages: 'any',
  },
  legal: { folders: ['core', 'drafting', 'server', 'testkit', 'words', 'structure'], packages: 'any' },
  // It knows the product from outside alone: its calls, its pages and its command line, which the testkit starts.
  'open-test': { folders: ['testkit'], packages: 'any' },
  reference: { folders: ['core', 'server', 'lab', 'legal', 'promises', 'testkit', 'web', 'words'], packages: 'any' },
  structure: { folders: [], packages: 'any' },
}

/**
 * The layers inside a folder, lowest first: a file may import from its own layer and from those before it. A layer is a folder,
 * a file or a pattern; `.` is every file directly in the folder that has no row of its own. A new folder needs a row.
 *
 * A row that ends with a star and a slash is a layer of features, each a folder: their order follows from what they import, and a circle of them is a fault.
 */
export const layers: Record<string, readonly string[]> = {
  core: [
    '.',
    'text',
    'law',
    'estate/fraction.ts',
    'estate/to-the-penny.ts',
    'intestacy',
    'will',
    'rules',
    'estate',
    'tax',
    'picture',
    'signing',
    'lpa',
    'catalogue',
    'funnel',
    'reading',
    'existing-will',
    'charities',
    'journey/steps.ts',
    'advice/trigger.ts',
    'advice/tiles.ts',
    'advice/questions.ts',
    'journey',
    'advice',
    'watch',
    'death',
    'executor',
    'sign-off',
    'api',
    'account',
    'record',
  ],
  drafting: [
    '.',
    'clauses',
    'complete-will.ts',
    'draft.ts',
    'wordings.ts',
    'life-events',
    'will-facts.ts',
    'open-data.ts',
    'mirror.ts',
    'reading',
    'pack',
    'plain',
    'review-packet.ts',
  ],
  server: [
    'platform',
    'crypto',
    'objects',
    'db',
    'adapters',
    'mail',
    'jobs',
    'environment.ts',
    'config.ts',
    'features/*/',
    'work',
    'features/context.ts',
    'features/*/*.routes.ts',
    'backup',
    'web-server',
    'dev',
    '.',
  ],
  web: ['tokens.css', 'api', 'content', 'ui', 'features/*/', 'wizard', 'pages', 'app', 'build', '.', 'desk'],
}

/** What the measure of today may not exceed, and is only ever lowered. */
export const ceilings = {
  circles: 0,
  upwardImports: { core: 0, drafting: 0, server: 0, web: 0 } as Record<string, number>,
  linesOfAFile: 400,
}

/** The folders that are shipped. */
export const productFolders = ['core', 'drafting', 'words', 'documents', 'server', 'web', 'cli']

export type Limit = { readonly what: string; readonly limit: number; readonly decision: `00${number}` }

/**
 * How large the product may be. A limit only falls: to the number that `npm run structure` prints. Raising one takes a decision
 * that says what it bought, with a line like "- Shipped files: at most 1,000".
 */
export const limits = {
  files: { what: 'shipped files', limit: 1086, decision: '0073' },
  lines: { what: 'shipped lines, styles among them', limit: 156_980, decision: '0073' },
} as const satisfies Readonly<Record<string, Limit>>
