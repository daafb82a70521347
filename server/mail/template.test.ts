import { describe, expect, test } from 'vitest'
import { contentOf, ofTheWatch, sampleContents, sampleMails } from '#testkit/sample-mails.ts'
import { renderMail } from './template.ts'

describe.each(Object.entries(sampleMails))('%s', (_kind, mail) => {
  test('says the same in plain text and in HTML', () => {
    const words = (mail.html ?? '')
      .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&')
    const squeezed = words.replace(/\s+/g, ' ')
    for (const line of mail.text.split('\n').filter((each) => each.trim() && !each.startsWith('http')))
      for (const piece of line.replace(/:$/, '').split(': ')) expect(squeezed).toContain(piece)
  })

  test('loads nothing from anywhere, runs nothing, and shows no picture', () => {
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|object|style)\b|\bsrc=|url\(|@import|\son\w+=/i)
  })

  test('has an address to click that is also there to copy', () => {
    for (const [, url = ''] of (mail.html ?? '').matchAll(/href="(https?:[^"]+)"/g))
      expect(mail.text).toContain(url.replace(/&amp;/g, '&'))
  })

  test('is calm: no exclamation mark, no "simply"', () => {
    expect(mail.subject + mail.text).not.toMatch(/!|simply|passed away/i)
  })
})

describe('what a customer typed', () => {
  const nasty = '<img src=x onerror=alert(1)>"\'&'

  test('is data in HTML, wherever it stands', () => {
    const mail = renderMail(contentOf(nasty), { name: nasty, address: nasty })
    expect(mail.html).not.toContain('<img')
    expect(mail.html?.split('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;').length).toBeGreaterThan(5)
    expect(mail.text).toContain(nasty)
  })
})

test('what goes to people without an account, and what an account does not need, says why it came and how to stop it', () => {
  const stoppable = Object.entries(sampleMails).filter(([, mail]) => mail.unsubscribeUrl !== undefined)
  expect(stoppable.map(([kind]) => kind)).toEqual([
    ...Object.keys(ofTheWatch),
    'a request for a review',
    'a request for a role',
    'a request for a role, again',
    'a request for a role, taken back',
    'news of a death, asked',
    'news of a death, still',
    'news of a death, released',
    'news of a death, the place',
    'news of a death, ending',
    'help us reach somebody',
    'news of a death, wrong',
    'to a partner',
  ])
  for (const [, mail] of stoppable) {
    expect(mail.text).toContain('You get this because')
    expect(mail.text).toContain(mail.unsubscribeUrl)
  }
})

/** Why a mail cannot be stopped: the reason, and the mails that it holds for. */
const needed: Readonly<Record<string, readonly (keyof typeof sampleMails)[]>> = {
  'It answers a report of a death, or asks whether its testator lives': [
    'about a death, begun',
    'about a death, more',
    'about a death, lapsed',
    'about a death, cannot help',
    'about a death, not released',
    'about a death, still',
    'about a death, done',
    'about a death, being checked',
    'about a death, no signed will',
    'are you alive',
    'are you alive, again',
    'a report of a death was stopped',
    'a release that was wrong',
  ],
  'It opens the account, or guards it against a stranger': [
    'welcome',
    'welcome, from a sponsor',
    'a code for an email',
    'a link for a new password',
    'a link for a new password, after wrong ones',
    'a link for a new email',
    'the email was changed',
    'the email was changed, to the new one',
    'the email could not be changed',
    'a security event',
    'a passkey at the desk',
    'who may use the desk',
    'a change of email was asked for',
  ],
  'It is the record of an order or of money, which the law asks for': [
    'a receipt',
    'a refund',
    'a refund, to the partner',
    'a part refund',
    'a refund that the bank sent back',
    'a part of an order goes back',
    'a disputed payment',
    'a disputed payment, won',
    'a disputed payment, lost',
    'a disputed payment, to the partner',
    'what was agreed to',
  ],
  'It says that what was bought has come, or is held': [
    'documents are ready',
    'findings are ready',
    'a firm has answered',
    'a bound will was posted',
    'a bound will is held',
  ],
  'It says that a will, its people or its link to another are not what its customer last saw': [
    'an answer to a request',
    'an answer to a request, no',
    'an answer to a request, a question',
    'an answer to a request, from somebody else',
    'an answer to a request, none',
    'an invitation was accepted',
    'a partner has confirmed',
    'wills unlinked by the reader',
    'wills unlinked by the partner',
    'a signing in doubt',
  ],
  'It answers what was just sent to us': ['a complaint was received', 'an answer to a message', 'to a typed address'],
  'Without it all that is kept would be gone unnoticed': ['the account will be closed', 'the account was closed'],
}

test('each mail can be stopped, or there is a reason why not', () => {
  const reasons = Object.values(needed).flat()
  const without = Object.entries(sampleMails).flatMap(([kind, mail]) =>
    mail.unsubscribeUrl === undefined ? [kind] : [],
  )
  expect([...reasons].toSorted()).toEqual(without.toSorted())
})

test('a person who is asked to do a job is told nothing of what is in the will', () => {
  expect(sampleMails['a request for a role'].text).toMatch(/would like you to be an executor/)
  expect(sampleMails['a request for a role'].text).not.toMatch(/£|inherit|gift/)
})

describe('the business behind the product', () => {
  const operator = { name: 'Made-up Wills Ltd', address: '1 Example Street\nLeeds\nLS1 1AA', companyNumber: '00000000' }

  test('stands under every mail, with its address and number', () => {
    for (const content of Object.values(sampleContents)) {
      const { text, html } = renderMail(content, operator)
      for (const line of ['Made-up Wills Ltd', '1 Example Street, Leeds, LS1 1AA', 'Company number 00000000']) {
        expect(text).toContain(line)
        expect(html).toContain(line)
      }
    }
  })

  test('leaves no gap where nothing is known of it', () => {
    expect(sampleMails.welcome.text).toMatch(/\n\nHeirloom\nhelp@/)
  })
})

test('a name that looks like an address becomes no link', () => {
  const { text, html } = renderMail({ to: 'a@b.example', subject: 'Hello', greets: 'J.R. Prize.Evil.com', blocks: [] })
  for (const shown of [text, html]) {
    expect(shown).toContain('Hello J. R. Prize. Evil. com,')
    expect(shown).not.toContain('Evil.com')
  }
})
