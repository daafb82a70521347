import type { SentMail } from '../adapters/mailer.ts'
import { type Html, html } from '../platform/html.ts'

const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>`

/** Everything that would have been sent. */
export const mailListPage = (mails: readonly SentMail[]): Html =>
  page(
    'Mail',
    mails.length === 0
      ? html`<p>Nothing has been sent yet.</p>`
      : html`<ul>${mails.map(({ id, to, subject, date }) => html`<li><a href="/dev/mail/${id}">${subject}</a> to ${to}, ${date}</li>`)}</ul>`,
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
