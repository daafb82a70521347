/** What a customer does on the pages, found by visible text and roles. */
import { expect, type Locator, type Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { openLink, seeAllAnswers, startAt } from './ways.ts'

export { ALL_ANSWERS, comeBack, goTo, openLink, startAt, typeAddress } from './ways.ts'

/** The statements of a step, under their tiles. */
export const statements = (page: Page) => page.getByRole('group', { name: /^Does any of this apply to/ })
/** Says that none of the statements of a step applies, and goes on. It is there until one is answered. */
export const noneApply = (page: Page) => page.getByRole('button', { name: 'None of these' })
/** What everything may be worth, asked with the home. */
export const worth = (page: Page) => page.getByRole('group', { name: 'What might it all be worth?' })

/** What saves a step. Where nothing is answered it says what most answer. */
const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save and continue|No pets|No, nobody)$/ })

/** Goes to the next question of a step that asks them one after the other. */
export const nextQuestion = (page: Page) => page.getByRole('button', { name: /^Next: / }).click()

/** Presses through the questions that a step asks one after the other, until its button saves or an answer is refused. */
export const toLastQuestion = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Next: |Use this plan$|Done$)/ })
    .or(saveButton(page))
    .first()
    .waitFor()
  const next = page.getByRole('button', { name: /^(Next: |Use this plan$)/ })
  let before: string | undefined
  for (;;) {
    const [label] = await next.allTextContents()
    if (label === undefined || label === before) return
    before = label
    await next.click()
  }
}

/** Presses what saves a step. Where it asks "Does any of this apply to you?" and there is no answer yet, that says that nothing does. */
export const pressSave = async (page: Page) => {
  await toLastQuestion(page)
  if ((await noneApply(page).count()) > 0) return noneApply(page).click()
  if ((await worth(page).count()) > 0 && (await worth(page).getByRole('radio', { checked: true }).count()) === 0)
    await choose(worth(page), 'Up to £325,000')
  const save = saveButton(page)
  if ((await save.count()) > 0) await save.click()
}

/** Waits until no save is under way, so that what comes next cannot cut it off. */
export const saved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Save and continue', disabled: true })).toHaveCount(0)

export const saveAndContinue = async (page: Page) => {
  await pressSave(page)
  await saved(page)
}

/** Opens the statements of a step, also where they were answered before. */
export const openStatements = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Next: |Use this plan$)/ })
    .or(saveButton(page))
    .first()
    .waitFor()
  const answered = page.getByRole('button', { name: 'Change the answer to: Does anything else apply?' })
  if ((await statements(page).count()) === 0) await toLastQuestion(page)
  if ((await statements(page).count()) === 0) await answered.click()
}

/** Says that a tile of a step applies, and where it has several statements, which of them. */
export const apply = async (page: Page, tile: string, ...applying: readonly RegExp[]) => {
  await openStatements(page)
  await statements(page).getByRole('checkbox', { name: tile }).check()
  for (const statement of applying) await page.getByRole('checkbox', { name: statement }).check()
}

const heading1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** The password of whom `startAt` makes up. */
export const DEMO_PASSWORD = 'a demo password'

/** Fills in the page for logging in, once it is shown, and sends it. */
export const logIn = async (page: Page, email: string, password = DEMO_PASSWORD) => {
  await arriveAt(page, 'Log in')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Waits until the page with this heading is shown. "Check your will" has all answers, which are a press away from the pages. */
export const arriveAt = async (page: Page, heading: string | RegExp) => {
  if (heading === 'Check your will') await seeAllAnswers(page)
  await expect(heading1(page, heading)).toBeVisible()
}

/** Waits until the account is shown. Its heading says where the will stands. */
export const arriveAtAccount = async (page: Page) => {
  await expect(page).toHaveTitle('Your account – Heirloom')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const choose = (within: Page | Locator, option: string | RegExp) =>
  within.getByRole('radio', { name: option, exact: true }).check()

/** Chooses who shares one by one, and not by a plan. */
export const goOwnWay = async (page: Page) => {
  await choose(page, /^My own way/)
  await page.getByRole('button', { name: 'Next: who shares it' }).click()
}

/** Opens the marital status, where it follows from a spouse who was named with the home. */
export const openStatus = async (page: Page) => {
  await page.getByRole('button', { name: /^Change the answer to: You and/ }).click()
  await arriveAt(page, 'What is your marital status?')
}

/** Acknowledges the warning on the page. */
export const understand = (page: Page) => page.getByRole('checkbox', { name: 'I understand' }).check()

/** Answers the question about cookies, which is asked once a visitor has begun. */
export const answerCookies = async (page: Page, answer: 'Accept cookies' | 'Decline cookies') => {
  await expect(page.locator('html[data-ready]')).toHaveCount(1)
  await page.mouse.wheel(0, 300)
  await page.getByRole('button', { name: answer }).click()
}

type Name = { name: string; last_name: string }

/** Answers the first two of the landing questions: whether they own a home, and whether they live in England or Wales. */
export const answerHomeAndCountry = async (page: Page, ownsHome: 'Yes' | 'No', livesHere: 'Yes' | 'No') => {
  await choose(page, ownsHome)
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
  await choose(page, livesHere)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Answers the three landing questions, from the first of them to the page for signing up. */
export const answerLanding = async (page: Page, { name, last_name }: Name) => {
  await arriveAt(page, 'Write your will and see every word.')
  await answerHomeAndCountry(page, 'Yes', 'Yes')
  await arriveAt(page, 'What is your name?')
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill(last_name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, /Keep your will safe/)
}

/** The newest mail to an address whose subject or text has these words, as the page that shows it. Mail is sent after the reply. */
export const mailTo = async (page: Page, email: string, words: string): Promise<string> => {
  let found = ''
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text()
    for (const [, path = '', to = ''] of list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">[^<]*<\/a> to ([^,]+), /g)) {
      // An address may break after its @.
      if (to.replace('<wbr>', '') !== email) continue
      const text = await (await page.request.get(path)).text()
      if (text.includes(words)) {
        found = text
        return
      }
    }
    throw new Error(`No mail to ${email} has the words ${words}`)
  }).toPass()
  return found
}

/** The address of the page with a token to which a mail leads: `linkIn(mail, 'reset-password')`. */
export const linkIn = (mail: string, to: string): string => new RegExp(`/${to}/[\\w-]{43}`).exec(mail)?.[0] ?? ''

/** Opens the link of the welcome mail, as on another device: the page stays where it is. */
export const verifyEmail = async (page: Page, email: string): Promise<void> => {
  const token = linkIn(await mailTo(page, email, '/verify-email/'), 'verify-email')
    .split('/')
    .at(-1)
  const reply = await page.request.post('/api/auth/verify-email', { data: { token } })
  expect(reply.status()).toBe(204)
}

/** Answers the three landing questions and signs up, coming by this address. Gives the email used, which is not verified. */
export const signUpUnverified = async (page: Page, { name, last_name }: Name, from = '/'): Promise<string> => {
  const email = `${name}.${last_name}.${crypto.randomUUID().slice(0, 8)}@example.test`.toLowerCase()
  await openLink(page, from)
  await answerLanding(page, { name, last_name })
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await arriveAt(page, 'What is your full name?')
  return email
}

/** Signs up as `signUpUnverified`, and verifies the address. */
export const signUp = async (page: Page, name: Name, from = '/'): Promise<string> => {
  const email = await signUpUnverified(page, name, from)
  await verifyEmail(page, email)
  return email
}

/** The headers of a call of the API by the customer who is logged in. */
export const asCustomer = async (page: Page) => ({
  Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
})

/** The email of the customer who is logged in: what the browser stores of it is encrypted. */
export const emailOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await (await fetch('/api/account', { headers })).json()).email
  })

/** The session of this page is ended where the page does not hear of it. */
export const endSession = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )

/** The names under which typed answers that are not saved are stored. */
export const unsavedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved')))

/** Today where wills are signed: in summer it begins an hour before the day of the test's own clock. */
export const today = (): Day => londonDay(new Date())

export const fillDay = async (within: Page | Locator, { day, month, year }: Day) => {
  await within.getByLabel('Day', { exact: true }).fill(String(day))
  await within.getByLabel('Month', { exact: true }).fill(String(month))
  await within.getByLabel('Year', { exact: true }).fill(String(year))
}

const dialog = (page: Page) => page.getByRole('dialog').last()

/** Runs what is done in the dialog that a button opens, and waits until it has closed. */
const inDialog = async (page: Page, opener: Locator, act: (open: Locator) => Promise<void>) => {
  await opener.click()
  const before = await page.getByRole('dialog').count()
  const open = dialog(page)
  await expect(open).toBeVisible()
  await act(open)
  await expect(page.getByRole('dialog')).toHaveCount(before - 1)
}

export const addChild = (page: Page, child: { name: string; born: Day; relationship: string }) =>
  inDialog(page, page.getByRole('button', { name: /^\+? ?Add (a|another) child/ }), async (open) => {
    await open.getByLabel('Full name').fill(child.name)
    await fillDay(open, child.born)
    await choose(open, child.relationship)
    await open.getByRole('button', { name: /^Add/ }).click()
  })

/** The same for several, one after the other in the dialog. */
export const addChildren = (page: Page, children: readonly { name: string; born: Day; relationship: string }[]) =>
  inDialog(page, page.getByRole('button', { name: /^\+? ?Add (a|another) child/ }), async (open) => {
    for (const [at, child] of children.entries()) {
      await expect(open.getByLabel('Full name')).toHaveValue('')
      await open.getByLabel('Full name').fill(child.name)
      await fillDay(open, child.born)
      await choose(open, child.relationship)
      await open.getByRole('button', { name: at < children.length - 1 ? 'Save and add another' : /^Add/ }).click()
    }
  })

export const addPerson = (page: Page, opener: string | RegExp, person: { name: string; relationship?: string }) =>
  inDialog(page, page.getByRole('button', { name: opener }), async (open) => {
    await open.getByLabel('Full name').fill(person.name)
    if (person.relationship) await open.getByLabel(/How are they related/).selectOption(person.relationship)
    await open.getByRole('button', { name: 'Add', exact: true }).click()
  })

export const addCharity = (page: Page, charity: { name: string; number: string }) =>
  inDialog(page, page.getByRole('button', { name: /Add a charity/ }), async (open) => {
    await open.getByLabel('Name of the charity').fill(charity.name)
    await open.getByLabel(/Registered charity number/).fill(charity.number)
    await open.getByRole('button', { name: 'Add', exact: true }).click()
  })

export const addPet = (page: Page, pet: { name: string; type: string }) =>
  inDialog(page, page.getByRole('button', { name: /Add a pet/ }), async (open) => {
    await open.getByLabel('Name').fill(pet.name)
    await choose(open, pet.type)
    await choose(open, 'Yes')
    await open.getByRole('button', { name: 'Add', exact: true }).click()
  })

export const addMoney = (page: Page, gift: { pounds: string; to: string }) =>
  inDialog(page, page.getByRole('button', { name: /Add a(nother)? gift/ }), async (open) => {
    await choose(open, 'Money')
    await open.getByLabel('How much?').fill(gift.pounds)
    await open.getByRole('checkbox', { name: new RegExp(gift.to) }).check()
    await choose(open, /It goes back into the rest/)
    await open.getByRole('button', { name: 'Add the gift' }).click()
  })

/** Chooses a person in a list, and waits until that is saved. */
export const choosePerson = async (page: Page, name: string, as: string) => {
  const purpose = as.startsWith('to ') ? as : `as ${as}`
  await page.getByRole('button', { name: `Choose ${name} ${purpose}` }).click()
  await expect(page.getByRole('button', { name: `Remove ${name} ${purpose}` })).toBeVisible()
}

/** Answers how the executors are told otherwise than most do, from the page of their backups, and comes back to it. */
export const tellExecutors = async (page: Page, how: RegExp) => {
  await page.getByRole('button', { name: 'Change the answer to: Do we tell them:' }).click()
  await arriveAt(page, 'Shall we let your executors know?')
  await choose(page, how)
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot?')
}

/** Answers otherwise than the rule for one person: who gets their share if they die first. */
export const sayIfDies = async (page: Page, name: string, answer: RegExp) => {
  const about = page.getByRole('group', { name: `If ${name} dies first` })
  await about.getByRole('button', { name: `who gets the share of ${name}` }).click()
  await choose(about, answer)
  await about.getByRole('button', { name: 'Done' }).click()
}

/** From the name to the summary, with the fewest answers: a single person who leaves everything to a friend. */
export const shortestWill = async (page: Page) => {
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  await page.getByLabel('House name or number').fill('Ty Gwyn')
  await page.getByLabel('Town or city').fill('Brecon')
  await page.getByLabel('Postcode').fill('LD3 7AA')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you own your home?')
  await choose(page, 'No')
  await saveAndContinue(page)
  await arriveAt(page, 'What is your date of birth?')
  await fillDay(page, { day: 1, month: 12, year: 1980 })
  await saveAndContinue(page)
  await arriveAt(page, 'What is your marital status?')
  await choose(page, 'Single')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have children?')
  await choose(page, 'No')
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to name anyone else?')
  await addPerson(page, /Add a person/, { name: 'Priya Sharma', relationship: 'Friend' })
  await saveAndContinue(page)
  await arriveAt(page, 'Do you have any pets?')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should share what you leave?')
  await goOwnWay(page)
  await page.getByRole('checkbox', { name: /Priya Sharma/ }).check()
  await saveAndContinue(page)
  await arriveAt(page, 'What if someone dies before you?')
  await choose(page.getByRole('group', { name: /If Priya dies/ }), /^Priya’s children/)
  await nextQuestion(page)
  await choose(page, /My next of kin/)
  await saveAndContinue(page)
  await arriveAt(page, 'Priya Sharma gets the rest')
  await saveAndContinue(page)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should carry out your will?')
  await choosePerson(page, 'Priya Sharma', 'executor')
  await saveAndContinue(page)
  await arriveAt(page, 'Who should step in if they cannot?')
  await saveAndContinue(page)
  await arriveAt(page, 'Would you like to leave any gifts?')
  await saveAndContinue(page)
  await arriveAt(page, 'What would you like to happen to your body?')
  await choose(page, 'Let my executors decide')
  await saveAndContinue(page)
  await arriveAt(page, 'Check your will')
}

/** On the pages of the will. */
export const agreeButton = (page: Page) => page.getByRole('button', { name: /That is right$/ })

/** Agrees to each part that is left, reading its warnings first. */
export const agreeToAll = async (page: Page) => {
  const more = page.getByRole('button', { name: /more to read/ })
  const status = page.getByRole('status').filter({ hasText: /parts agreed\./ })
  for (let presses = 0; presses < 40; presses += 1) {
    const said = (await status.textContent()) ?? ''
    if (said.startsWith('All ')) return
    await expect(agreeButton(page).or(more).first()).toBeVisible()
    if ((await more.count()) > 0) {
      await more.click()
      await expect(agreeButton(page)).toBeVisible()
    }
    await agreeButton(page).click()
    await expect(status).not.toHaveText(said)
  }
  throw new Error('The reading does not end')
}

/** Pays on the sandbox page. */
export const pay = async (page: Page, outcome: 'paid' | 'declined') => {
  await page.locator(`button[name="outcome"][value="${outcome}"]`).click()
}

/**
 * Comes from the sandbox page to where it sends its customers, while nothing is known of the payment. Returns what has it arrive ten
 * seconds later, once they have passed. Those that begin with a press on the page may be over before a slow browser has opened the next
 * one.
 */
export const leaveUnheard = async (page: Page, path: string = pathOf('will.payment-successful')) => {
  await page.locator('button[name="outcome"][value="later"]').waitFor()
  const sandbox = page.url()
  await openLink(page, path)
  return async (passTime: (milliseconds: number) => Promise<void>) => {
    const reply = await page.request.post(sandbox, { form: { outcome: 'later' }, maxRedirects: 0 })
    expect(reply.status()).toBe(303)
    await passTime(10_000)
  }
}

/** Opens a row of the documents page, unless it is open. */
export const unfold = async (page: Page, name: string | RegExp) => {
  const row = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) })
  await row.waitFor()
  if ((await row.getAttribute('open')) === null) await row.locator('summary').first().click()
}

/** Downloads everything for the first time, and agrees in the dialog to what is asked once before that. */
export const agreeToDownload = async (page: Page) => {
  const everything = page.getByRole('button', { name: 'Download everything' })
  await everything.click()
  const asked = page.getByRole('dialog', { name: 'Before your first download' })
  await asked.getByRole('checkbox', { name: /^Give me my documents now/ }).check()
  await asked.getByRole('checkbox', { name: /^I understand that once/ }).check()
  await Promise.all([page.waitForEvent('download'), asked.getByRole('button', { name: 'Download everything' }).click()])
  await expect(asked).toHaveCount(0)
}

/** The text of the will that a customer downloads, with the two statements agreed to before. */
export const downloadedWill = async (page: Page): Promise<string> => {
  await agreeToDownload(page)
  await unfold(page, 'To sign')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Your will', exact: true }).click(),
  ])
  return (await textOfPdf(await download.path())).replace(/\s+/g, ' ')
}

/** From the summary to the checkout, with nothing but the will. */
export const toCheckout = async (page: Page) => {
  await startAt(page, 'will.addons')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Pay for your will')
}

export const buyWill = async (page: Page) => {
  await toCheckout(page)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await pay(page, 'paid')
  await arriveAt(page, /^Thank you/)
}

export const typePassword = (page: Page, label: string | RegExp, password: string) =>
  dialog(page).getByRole('textbox', { name: label }).fill(password)

export const openCharity = async (page: Page) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await page.getByRole('button', { name: 'Add a charity' }).click()
  return page.getByRole('dialog', { name: 'Add a charity' })
}

export const inWelsh = (page: Page) => page.getByRole('link', { name: 'Cymraeg', exact: true }).click()

export const language = (page: Page) => page.evaluate(() => document.documentElement.lang)

export const isReady = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1)

export const WHAT_IF = 'What if I did it differently?'

export const startPlan = async (page: Page, mode = '') => {
  await startAt(page, 'will.summary', mode)
  await arriveAt(page, 'Check your will')
  await page.getByRole('button', { name: WHAT_IF }).click()
  await arriveAt(page, WHAT_IF)
}

export const typeCode = async (page: Page, code: string) => {
  const field = page.getByLabel('Your code')
  if ((await field.count()) === 0) await page.getByRole('button', { name: 'I have a code' }).click()
  await field.fill(code)
  await page.getByRole('button', { name: 'Use the code' }).click()
}

export const basketTotal = (page: Page) => page.getByText('Total', { exact: true }).locator('..')

/** A device with a passkey of its own, which the browser makes up. */
export const addPasskeyDevice = async (page: Page) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** On the page of gifts: £50,000 is to be held for Daniel, from the button to the last question before “Done”. */
export const holdMoneyForDaniel = async (
  page: Page,
  onTheWay = async () => {},
  afterwards = async () => {
    await page.getByRole('checkbox', { name: /Ruth Hale/ }).check()
    await choose(page, /Her children/)
    await nextQuestion(page)
  },
  who = /Daniel Hale/,
) => {
  await page.getByRole('button', { name: 'Have money held for a disabled person' }).click()
  await choose(page, who)
  await onTheWay()
  await nextQuestion(page)
  await choose(page, 'Personal independence payment')
  await nextQuestion(page)
  await choose(page, 'Yes')
  await nextQuestion(page)
  await choose(page, 'A sum of money')
  await page.getByLabel('How much money?').fill('50000')
  await nextQuestion(page)
  await choose(page, 'Yes, hold it too')
  await nextQuestion(page)
  await nextQuestion(page)
  await afterwards()
}
