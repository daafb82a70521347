import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const faces = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] as const

/** Source Serif 4, the voice of the document. TrueType, because Typst reads no WOFF. */
export const documentFonts = (): Buffer[] =>
  faces.map((face) =>
    readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${face}/SourceSerif4_${face}.ttf`)),
  )
