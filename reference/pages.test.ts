import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generatedPages } from './pages.ts'

/** Of a population of thousands, which is tried with fewer in `lab/served/served.test.ts`. */
const slow = 'served.md'

test.each(Object.keys(generatedPages).filter((name) => name !== slow))(
  '%s can be built, and its links lead somewhere',
  (name) => {
    const page = generatedPages[name]?.() ?? ''
    expect(page).toMatch(/^# \w/)
    const links = [...page.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    const nowhere = links.filter((link) => !(link in generatedPages) && !existsSync(join('dist/docs', link)))
    expect(nowhere).toEqual([])
  },
)
