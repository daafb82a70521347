import { brand } from '#core/brand.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import type { SentMail } from '../adapters/mailer.ts'
import { Html, html } from '../platform/html.ts'
import type { Demo } from './demo.service.ts'

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`

/** Links far enough apart to be pressed, without a style. */
const linksIn = (items: readonly Html[]): Html => html`<ul>${items.map((item) => html`<li><p>${item}</p></li>`)}</ul>`

/** An address that may break after its @, so that it fits a phone. */
const breakable = (address: string): Html[] =>
  address.split(/(?<=@)/).map((part, index) => (index === 0 ? html`${part}` : html`<wbr>${part}`))

/** Every place the product can be opened at, and the same with the `families` besides the usual one. */
export const stagesPage = (stages: readonly RouteName[], families: readonly string[]): Html =>
  page(
    `Open ${brand.name} anywhere`,
    html`<p>Each link makes a new person with a will answered up to there. Mail is not sent: <a href="/dev/mail">read it here</a>.</p>
${linksIn(['landing', ...stages].map((stage) => html`<a href="/dev/start-at/${stage}">${stage}</a>`))}
${families.map(
  (family) => html`<h2>With the family ${family}</h2>
${linksIn(stages.map((stage) => html`<a href="/dev/start-at/${stage}?family=${family}">${stage}</a>`))}`,
)}`,
  )

// Inside a script only `<` could end it; JSON may carry it escaped.
const inScript = (value: unknown): Html => new Html(JSON.stringify(value).replace(/</g, '\\u003c'))

const opening = (nonce: string, entries: Record<string, string>, path: string): Html => html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>One moment</title></head>
<body>
<script nonce="${nonce}">
localStorage.clear()
for (const [key, value] of Object.entries(${inScript(entries)})) localStorage.setItem(key, value)
location.replace(${inScript(path)})
</script>
</body>
</html>`

/** Puts the demo person into the browser and goes to the step. */
export const demoPage = (nonce: string, route: RouteName, demo: Demo): Html =>
  opening(
    nonce,
    {
      token: demo.token,
      _pt: demo.pt,
      user: JSON.stringify(demo.user),
      visited: JSON.stringify(demo.visited),
      ...(demo.summaryVisited && { summary_visited: 'true' }),
      ...(demo.paymentInfo && { payment_info: JSON.stringify(demo.paymentInfo) }),
    },
    pathOf(route),
  )

/** Clears the browser's storage and goes to the first question. */
export const landingPage = (nonce: string): Html => opening(nonce, {}, '/my-will/lpf-a/0')

/** Everything that would have been sent. */
export const mailListPage = (mails: readonly SentMail[]): Html =>
  page(
    'Mail',
    mails.length === 0
      ? html`<p>Nothing has been sent yet.</p>`
      : linksIn(
          mails.map(
            ({ id, to, subject, date }) => html`<a href="/dev/mail/${id}">${subject}</a> to ${breakable(to)}, ${date}`,
          ),
        ),
  )

// Links are made of the mail's own addresses, so that a reset can be followed with a click.
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

export const mailPage = ({ id, to, replyTo, subject, date, text, html: asPage }: SentMail): Html =>
  page(
    subject,
    html`<p>To ${to}, ${date}${replyTo === undefined ? '' : `, answers to ${replyTo}`}</p>
<pre>${withLinks(text)}</pre>
${asPage === undefined ? html`` : html`<p><a href="/dev/mail/${id}/page">As a mail program shows it</a></p>`}
<p><a href="/dev/mail">All mail</a></p>`,
  )
