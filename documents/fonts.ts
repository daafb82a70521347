import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

// TrueType, because Typst reads no WOFF.
const files = [
  // The voice of the document.
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
  // What we say ourselves, and its headings.
  'atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  'atkinson-hyperlegible-next/600SemiBold/AtkinsonHyperlegibleNext_600SemiBold.ttf',
  'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
] as const

/** Every font that a document can be set in. */
export const documentFonts = (): Buffer[] =>
  files.map((file) => readFileSync(require.resolve(`@expo-google-fonts/${file}`)))
