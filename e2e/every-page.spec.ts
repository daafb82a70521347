import type { Page } from '@playwright/test'
import { brand } from '#core/brand.ts'
import { pages } from '#core/journey/guards.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { isStepName, steps } from '#core/journey/steps.ts'
import { htmlLang, type Language, languageNames, languages, pathIn } from '#core/language.ts'
import { titleAt } from '#testkit/journey-walker.ts'
import { sampleMails } from '#testkit/sample-mails.ts'
import { expectToFitAPhone, expectUsable } from './accessibility.ts'
import {
  answerLanding,
  arriveAt,
  choose,
  comeBack,
  goTo,
  inWelsh,
  openLink,
  pay,
  startAt,
  typeAddress,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { pathsOutside } from './paths-outside.ts'

/** "English and Cymraeg" */
const eachLanguage = languages.map((language) => languageNames[language]).join(' and ')

const names: readonly RouteName[] = [...steps, ...pages]
  .map((row) => row.name)
  // The page redirects as soon as the payment has arrived.
  .filter((name) => name !== 'will.payment-successful')

const titleOf = (at: string): string => `${titleAt(at) ?? 'We cannot find this page'} – ${brand.name}`

const isReady = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

/** Pixels that stay clear below what is drawn last on a page: more could be a sheet of their own. */
const CLEAR = 60

/** On paper nothing is pressed, nothing floats over the words, nothing is cut at the side, and no sheet is left blank at the end. */
const expectPrintable = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  const wrong = await page.evaluate((clear) => {
    const seen = [...document.body.querySelectorAll<HTMLElement>('*')].filter((each) => each.checkVisibility())
    const ends = seen.flatMap((each) => {
      const { height, bottom } = each.getBoundingClientRect()
      const isDrawn = each.childElementCount === 0 || Number.parseFloat(getComputedStyle(each).borderBlockEndWidth) > 0
      return isDrawn && height > 1 ? bottom : []
    })
    const floats = (each: Element) => ['fixed', 'sticky'].includes(getComputedStyle(each).position)
    return [
      ...seen
        .filter((each) => each.matches('button:not(:is(h2, h3) > button), [role=button]'))
        .map((each) => `button ${each.textContent}`),
      ...seen.filter(floats).map((each) => `floats ${each.className}`),
      ...seen.filter((each) => getComputedStyle(each).boxShadow !== 'none').map((each) => `shadow ${each.className}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['cut at the side'] : []),
      ...(document.body.getBoundingClientRect().bottom - Math.max(...ends) > clear ? ['blank at the end'] : []),
    ]
  }, CLEAR)
  await page.emulateMedia({ media: null })
  expect.soft(wrong, 'on paper').toEqual([])
}

/** What is pressed has this many pixels each way (WCAG 2.5.5), what is drawn of it or around it. A link in a line of text may have fewer. */
const TARGET = 44

const expectToBePressed = async (page: Page) => {
  const small = () =>
    page.evaluate((least) => {
      const pressed = 'a[href], button, summary, select, textarea, input, [role=button], [role=tab], [role=slider]'
      const isSeen = (each: Element) =>
        each.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) &&
        each.getBoundingClientRect().width > 1 &&
        !each.matches('a[href="#main"]')
      const isInText = (each: Element) =>
        getComputedStyle(each).display === 'inline' &&
        (each.parentElement?.localName === 'p' || each.parentElement?.textContent !== each.textContent)
      /** A choice is pressed by its label as well. */
      const isPressedAt = (each: Element, x: number, y: number) => {
        const found = document.elementFromPoint(x, y)
        const { labels } = each as HTMLInputElement
        return each.contains(found) || [...(labels ?? [])].some((label) => label.contains(found))
      }
      const boxOf = (each: Element) => {
        const label = each.matches('[type=radio], [type=checkbox]') && (each as HTMLInputElement).labels?.[0]
        return (label || each).getBoundingClientRect()
      }
      const isLarge = (each: Element) => {
        each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const { x, y, width, height } = boxOf(each)
        const [middle, line, reach] = [x + width / 2, y + height / 2, least / 2 - 1]
        const across = width >= least ? [] : [middle - reach, middle + reach].map((at) => [at, line] as const)
        const down = height >= least ? [] : [line - reach, line + reach].map((at) => [middle, at] as const)
        return [...across, ...down].every(([at, on]) => isPressedAt(each, at, on))
      }
      const wrong = [...document.querySelectorAll(pressed)].filter(
        (each) => isSeen(each) && !isInText(each) && !isLarge(each),
      )
      scrollTo(0, 0)
      return wrong.map((each) => `${each.localName}.${each.className} ${each.textContent}`)
    }, TARGET)
  // What arrives late moves what is below it.
  await expect
    .configure({ soft: true, timeout: 5000 })
    .poll(small, { message: 'what is too small to press' })
    .toEqual([])
}

/** What has the focus has an outline that is told from its ground: its own, that of its label, or of the card that is pressed as one. */
const expectFocusSeen = async (page: Page) => {
  const unseen = await page.evaluate(() => {
    const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = partsOf(colour)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const groundOf = (each: Element | null): string => {
      const ground = each ? getComputedStyle(each).backgroundColor : 'rgb(255, 255, 255)'
      return each && partsOf(ground)[3] === 0 ? groundOf(each.parentElement) : ground
    }
    const isOutlined = (each: Element, part?: string) => {
      const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(each, part)
      const [dark = 0, light = 0] = [outlineColor, groundOf(each.parentElement)].map(luminance).sort((a, b) => a - b)
      return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3 && (light + 0.05) / (dark + 0.05) >= 3
    }
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, summary, select, textarea, input, [tabindex="0"]'),
    ]
    const wrong = controls.filter((each) => {
      if (!each.checkVisibility({ checkVisibilityCSS: true }) || each.matches(':disabled')) return false
      each.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
      if (document.activeElement !== each) return false
      if (each.nextElementSibling && isOutlined(each.nextElementSibling)) return false
      for (let at: Element | null = each; at && at !== document.body; at = at.parentElement)
        if (isOutlined(at) || isOutlined(at, '::after')) return false
      return true
    })
    ;(document.activeElement as HTMLElement | null)?.blur()
    return wrong.map((each) => `${each.localName}.${each.className} ${each.textContent}`)
  })
  expect.soft(unseen, 'what is not seen to have the focus').toEqual([])
}

/** One heading and a title of its own, besides what every page must be. */
const expectUsablePage = async (page: Page) => {
  await expectUsable(page)
  await expectToBePressed(page)
  await expectFocusSeen(page)
  await expectPrintable(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/^\S.* – Heirloom$/)
}

/** Screens of a phone that a step of a family of six may fill before an answer. */
const SCREENS = 2

const desk = { width: 1360, height: 900 }
const phone = { width: 390, height: 844 }

/** The button of a step is in view before an answer at a desk and on a phone, and no step is a wall. */
const expectShortStep = async (page: Page) => {
  const button = page.getByRole('button', { name: /^(Next: |Use this plan$|Save and continue$|No pets$|No, nobody$)/ })
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await button.waitFor()
    const { bottom, height } = await button.evaluate((element) => ({
      bottom: Math.round(element.getBoundingClientRect().bottom),
      height: document.documentElement.scrollHeight,
    }))
    expect.soft(bottom, `the foot of the button at ${size.width} px`).toBeLessThanOrEqual(size.height)
    if (size === phone) expect.soft(height, 'the length of the step').toBeLessThanOrEqual(SCREENS * size.height)
  }
  await page.setViewportSize(desk)
}

const isQuestion = (name: RouteName): boolean => isStepName(name) && name !== 'will.summary'

/** "will.about-me" for each of its questions. The pages that ask nothing are one group. */
const groupOf = (name: RouteName): string =>
  isQuestion(name) ? name.split('.').slice(0, 2).join('.') : 'a will that is no question'

/** Has the page of a will in Welsh: an address of it is the same in both languages. */
const readIn = async (page: Page, language: Language) => {
  if (language === 'cy') await inWelsh(page)
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[language])
}

// In one window, because opening a new one takes longer than checking a page, and of one customer in both languages.
// Promise: step.use
for (const [group, ofGroup] of Object.entries(Object.groupBy(names, groupOf)))
  test(`every page of ${group} can be used in ${eachLanguage} with assistive technology and at 320 px, a question with its button in view`, async ({
    page,
  }) => {
    for (const name of ofGroup ?? [])
      await test.step(name, async () => {
        await startAt(page, name)
        await page.waitForURL(`**${pathOf(name)}`)
        for (const language of languages) {
          await readIn(page, language)
          await isReady(page)
          if (isQuestion(name) && language === 'en') await expectShortStep(page)
          await expectUsablePage(page)
        }
      })
  })

const expectUsableAt = async (page: Page, path: string) => {
  await typeAddress(page, path)
  await isReady(page)
  await expectUsablePage(page)
}

for (const language of languages) {
  // Promise: pages.login, pages.terms, shell.title
  test(`every page that needs no account can be used in ${languageNames[language]} with assistive technology and at 320 px`, async ({
    page,
  }) => {
    await goTo(page, '/prices')
    await readIn(page, language)
    for (const path of [...pathsOutside.anyone, '/no-such-page'])
      await test.step(path, async () => {
        await expectUsableAt(page, publicPageAt(path)?.bothLanguages ? pathIn(language, path) : path)
        // A page that looks at its link before anything is pressed finds it dead, and is called what it says of that.
        if (language !== 'en' || path.endsWith('/a-token')) return
        await expect.poll(() => page.title()).toBe(titleOf(new URL(page.url()).pathname))
      })
  })
}

// Promise: pages.account
test(`every page of an account can be used in ${eachLanguage} with assistive technology and at 320 px`, async ({
  page,
}) => {
  await startAt(page, 'will.my-downloads', 'paid')
  for (const language of languages) {
    await readIn(page, language)
    for (const path of pathsOutside.customers) await test.step(path, () => expectUsableAt(page, path))
  }
})

test('"look in your mail", the sorry state of the landing and the page to sign up can be used with assistive technology and at 320 px', async ({
  page,
}) => {
  await goTo(page, '/forgot-password')
  await page.getByLabel('Email').fill('nobody@heirloom.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await expectUsablePage(page)

  await openLink(page, '/')
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
  await choose(page, 'No')
  await page.getByRole('button', { name: 'Tell me when you can' }).click()
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await expectUsablePage(page)

  await comeBack(page)
  await answerLanding(page, { name: 'Rhys', last_name: 'Morgan' })
  await expectUsablePage(page)
})

/** Pages that the server writes itself, without a script. `unfold`: what is done before one is looked at. */
const expectUsableDocument = async (page: Page, path: string, unfold = async () => {}) => {
  const failures: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) failures.push(message.text())
  })
  await typeAddress(page, path)
  await isReady(page)
  await unfold()
  await expectUsable(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(failures).toEqual([])
}

test('the page about the API, those for trials, and their payment page before and after, can be used with assistive technology and at 320 px', async ({
  page,
}) => {
  await expectUsableDocument(page, '/api/docs', async () => {
    await expectToFitAPhone(page)
    await page.getByText('What it takes and gives: POST /api/auth/login').click()
    await expect(page.getByRole('rowheader', { name: 'password', exact: true }).first()).toBeVisible()
    // Open it shows all that it shows closed, and is so long that it is looked at once.
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll('details')) closed.open = true
    })
  })
  await startAt(page, 'will.my-checkout')
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.waitForURL('**/sandbox/pay/*')
  const payment = new URL(page.url()).pathname
  await expectUsableDocument(page, payment)
  await pay(page, 'paid')
  await arriveAt(page, /^Thank you/)
  for (const path of [payment, '/dev', '/dev/mail']) await expectUsableDocument(page, path)
})

test('every mail can be read with assistive technology and at 320 px', async ({ page }) => {
  for (const [name, { html = '' }] of Object.entries(sampleMails))
    await test.step(name, async () => {
      await page.setContent(html)
      await expectUsable(page)
    })
})
