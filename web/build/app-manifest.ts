/** What a browser is told of the product as an app that it can install. Nothing of it is a script. */
import { brand } from '#core/brand.ts'
import { APP_START } from '#core/journey/pages.ts'
import { htmlLang } from '#core/language.ts'
import { descriptions } from '#words/en/descriptions.ts'

/** The file, beside the pages. */
export const APP_MANIFEST = 'app.webmanifest'

/** A colour of our visual language, as `web/tokens.css` has it. */
export const colourIn = (tokens: string, name: string): string => {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
  if (colour === undefined) throw new Error(`The tokens have no colour ${name}`)
  return colour
}

const png = (name: string, pixels: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  purpose,
})

/** The app begins on the first page, which leads a customer who is logged in on to their will. `tokens`: `web/tokens.css`. */
export const appManifest = (tokens: string) => ({
  id: '/',
  name: brand.name,
  short_name: brand.name,
  description: descriptions['/my-will/lpf-a/0'],
  lang: htmlLang.en,
  start_url: APP_START,
  scope: '/',
  display: 'standalone',
  theme_color: colourIn(tokens, 'paper'),
  background_color: colourIn(tokens, 'paper'),
  icons: [
    png('app-icon-192', 192, 'any'),
    png('app-icon-512', 512, 'any'),
    png('app-icon-maskable', 512, 'maskable'),
    { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
})
