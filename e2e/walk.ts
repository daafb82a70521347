/** The journey that is walked by each way of pressing: by a keyboard alone, and by a single switch. */
import { expect, type Locator, type Page } from '@playwright/test'
import { agreeButton, arriveAt, arriveAtAccount, mailTo, noneApply, openLink } from './customer.ts'

export type Hands = {
  /** Comes to a control and presses it. */
  readonly use: (page: Page, control: Locator, name: string) => Promise<void>
  readonly choose: (page: Page, group: string | RegExp, option: string | RegExp) => Promise<void>
  readonly type: (page: Page, field: Locator, name: string, text: string) => Promise<void>
  /** Leaves a dialog as it is. */
  readonly leave: (page: Page, dialog: Locator) => Promise<void>
  /** Once a dialog has closed, the focus is back where it was before. */
  readonly isBack: (page: Page, opener: Locator) => Promise<void>
}

/** The dialog that is open, or the page. */
const within = async (page: Page): Promise<Locator> => {
  const dialog = page.getByRole('dialog')
  return (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
}

/** What a customer does on a page: in the dialog over it, if one is open. */
const on = (page: Page, { use, choose, type, leave, isBack }: Hands) => {
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') =>
    use(page, (await within(page)).getByRole(role, { name }).first(), `${name}`)
  const fill = async (name: string | RegExp, text: string) =>
    type(page, (await within(page)).getByRole('textbox', { name }).first(), `${name}`, text)
  const tick = async (box: Locator, name: string) => {
    await use(page, box, name)
    await expect(box).toBeChecked()
  }
  const tickAll = async () => {
    for (const box of await (await within(page)).getByRole('checkbox').all())
      if (!(await box.isChecked())) await tick(box, 'a tick')
  }
  /** Opens a dialog, leaves it, and opens it again. */
  const open = async (name: string) => {
    const opener = (await within(page)).getByRole('button', { name }).first()
    await use(page, opener, name)
    await leave(page, page.getByRole('dialog').last())
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await isBack(page, opener)
    await use(page, opener, name)
  }
  return {
    press,
    fill,
    tick,
    tickAll,
    open,
    choose: (group: string | RegExp, option: string | RegExp) => choose(page, group, option),
  }
}

/** Presses through the questions of a step to its save. The statements, where there are any, do not apply. */
const save = async (page: Page, { choose, use }: Hands) => {
  const button = page.getByRole('main').getByRole('button', { name: /^(Next: |Save and continue$)/ })
  const { url } = { url: page.url() }
  for (let questions = 0; questions < 6 && page.url() === url; questions += 1) {
    if ((await noneApply(page).count()) > 0) {
      await use(page, noneApply(page), 'None of these')
      return page.waitForURL((now) => now.href !== url)
    }
    const worth = 'What might it all be worth?'
    if ((await page.getByRole('group', { name: worth }).count()) > 0) await choose(page, worth, /^Up to/)
    const label = (await button.textContent()) ?? ''
    await use(page, button, label)
    if (label === 'Save and continue') await page.waitForURL((now) => now.href !== url)
    else await expect(button).not.toHaveText(label)
  }
}

/** From the landing to the first question. Gives the email. */
const signUp = async (page: Page, hands: Hands): Promise<string> => {
  const { press, fill, tick, choose } = on(page, hands)
  await openLink(page, '/')
  await arriveAt(page, 'Write your will and see every word.')
  await choose('Do you own your home?', 'No')
  await press('Continue')
  await arriveAt(page, 'Do you live in England or Wales?')
  await choose('Do you live in England or Wales?', 'Yes')
  await press('Continue')
  await arriveAt(page, 'What is your name?')
  await fill('First name', 'Rhys')
  await fill('Last name', 'Morgan')
  await press('Continue')
  await arriveAt(page, /Keep your will safe/)
  const email = `rhys.${crypto.randomUUID().slice(0, 8)}@example.test`
  await fill('Email', email)
  await fill('Password', 'a quiet orchard wall')
  await tick(page.getByRole('checkbox', { name: /I agree/ }), 'I agree')
  await press('Create my account')
  return email
}

/** From the first question to the summary. */
const answer = async (page: Page, hands: Hands): Promise<void> => {
  const { press, fill, tick, open, choose } = on(page, hands)
  await arriveAt(page, 'What is your full name?')
  await save(page, hands)
  await arriveAt(page, 'Where do you live?')
  await fill(/^House name/, 'Ty Gwyn')
  await fill(/^Town/, 'Brecon')
  await fill(/^Postcode/, 'LD3 7AA')
  await save(page, hands)
  await arriveAt(page, 'Do you own your home?')
  await choose('Do you own your home?', 'No')
  await save(page, hands)
  await arriveAt(page, 'What is your date of birth?')
  await fill('Day', '1')
  await fill('Month', '12')
  await fill('Year', '1980')
  await save(page, hands)
  await arriveAt(page, 'What is your marital status?')
  await choose('Choose one', 'Single')
  await save(page, hands)
  await arriveAt(page, 'Do you have children?')
  await choose('Do you have children?', 'No')
  await save(page, hands)
  await arriveAt(page, 'Would you like to name anyone else?')
  await open('Add a person')
  await fill('Full name', 'Priya Sharma')
  await press('Add')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await save(page, hands)
  await arriveAt(page, 'Do you have any pets?')
  await press('No pets')
  await arriveAt(page, 'Who should share what you leave?')
  await choose('Which is nearest to what you want?', /^My own way/)
  await press('Next: who shares it')
  await tick(page.getByRole('checkbox', { name: /Priya Sharma/ }), 'Priya')
  await save(page, hands)
  await arriveAt(page, 'What if someone dies before you?')
  await choose(/If Priya dies/, /^Priya’s children/)
  await press('Next: who comes last')
  await choose(/If everyone you name/, /My next of kin/)
  await save(page, hands)
  await arriveAt(page, 'Priya Sharma gets the rest')
  await save(page, hands)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await press('No, nobody')
  await arriveAt(page, 'Who should carry out your will?')
  await press('Choose Priya Sharma as executor')
  await expect(page.getByRole('button', { name: 'Remove Priya Sharma as executor' })).toBeVisible()
  await save(page, hands)
  await arriveAt(page, 'Who should step in if they cannot?')
  await save(page, hands)
  await arriveAt(page, 'Would you like to leave any gifts?')
  await save(page, hands)
  await arriveAt(page, 'What would you like to happen to your body?')
  await choose('Choose one', 'Let my executors decide')
  await save(page, hands)
}

/** Reads every part of the will and agrees to it, and pays for it. */
const readAndPay = async (page: Page, hands: Hands): Promise<void> => {
  const { press } = on(page, hands)
  await arriveAt(page, 'Read your will')
  const status = page.getByRole('status').filter({ hasText: /parts agreed\./ })
  for (let said = (await status.textContent()) ?? ''; !said.startsWith('All '); ) {
    await agreeButton(page)
      .or(page.getByRole('button', { name: /more to read/ }))
      .first()
      .waitFor()
    await press(/That is right$|more to read/)
    await expect(status).not.toHaveText(said)
    said = (await status.textContent()) ?? ''
  }
  await press(/^Continue to payment/, 'link')
  await arriveAt(page, 'Would you like anything else?')
  await press('Continue')
  await arriveAt(page, 'Pay for your will')
  await press('Pay £89.00')
  const paid = page.getByRole('button', { name: 'Pay', exact: true })
  await hands.use(page, paid, 'Pay')
  await arriveAt(page, /^Thank you/)
  await press('Open your documents', 'link')
}

/** Confirms the email before the first document, and has them all. */
const download = async (page: Page, hands: Hands, email: string): Promise<void> => {
  const { press, fill, tickAll, open } = on(page, hands)
  await arriveAt(page, 'Your documents')
  await page.getByRole('button', { name: 'Download everything' }).waitFor()
  await open('Download everything')
  const [, code = ''] = /Your code: (\d{3} \d{3})/.exec(await mailTo(page, email, '/verify-email/')) ?? []
  await fill('Your code', code)
  await press('Confirm my email')
  await expect(page.getByRole('dialog', { name: 'Before your first download' })).toBeVisible()
  await tickAll()
  const [file] = await Promise.all([page.waitForEvent('download'), press('Download everything')])
  expect(file.suggestedFilename()).toMatch(/^will-pack-/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await hands.isBack(page, page.getByRole('button', { name: 'Download everything' }))
}

/** Signs around a table, and notes what the witnesses wrote and where the will is. */
const sign = async (page: Page, hands: Hands): Promise<void> => {
  const { press, fill, tickAll, choose } = on(page, hands)
  await press('Plan your signing', 'link')
  await arriveAt(page, 'When will you sign?')
  await choose('The day', /today/)
  await press('Continue without a calendar')
  await arriveAt(page, 'Who will watch you sign?')
  await fill('First witness, full name', 'Mary Okafor')
  await fill('Second witness, full name', 'David Lloyd')
  await tickAll()
  await press('Continue')
  await arriveAt(page, 'Print it, and staple it once.')
  await choose('Which one will you sign?', /^Normal print/)
  await press(/(pages are|page is) here$/)
  await arriveAt(page, /Sit so that each can see/)
  for (const each of ['We are all here', 'Done', 'I have signed', 'Mary has signed', 'David has signed'])
    await press(each)
  await arriveAt(page, /Before anyone leaves, look/)
  await tickAll()
  await press('It is all there')
  await arriveAt(page, 'It is a will now.')
  await hands.choose(page, 'Where will you keep it?', 'At home')
  await fill('The exact place', 'Top drawer of the desk')
  const written = page.locator('summary', { hasText: 'Note what the witnesses wrote' })
  await hands.use(page, written, 'Note what the witnesses wrote')
  const first = page.getByRole('group', { name: 'Mary Okafor' })
  await hands.type(page, first.getByRole('textbox', { name: 'Address' }), 'her address', '3 High Street, Brecon')
  await hands.type(page, first.getByRole('textbox', { name: 'Occupation' }), 'her occupation', 'Teacher')
  await press('Save and finish')
  await arriveAt(page, 'Your documents')
  await expect(page.getByText('It is kept here: Top drawer of the desk')).toBeVisible()
}

/** From the landing to the log-out: the questions, the reading, the payment, the documents and the signing. */
export const walk = async (page: Page, hands: Hands): Promise<void> => {
  const email = await signUp(page, hands)
  await answer(page, hands)
  await readAndPay(page, hands)
  await download(page, hands, email)
  await sign(page, hands)
  await hands.use(page, page.getByRole('banner').getByRole('link', { name: 'Rhys' }), 'the account')
  await arriveAtAccount(page)
  await on(page, hands).press('Log out')
  await arriveAt(page, 'Log in')
}
