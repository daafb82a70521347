import { brand } from '#core/brand.ts'
import { productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/amounts.ts'
import type { Order } from '../features/payments/payment-provider.ts'
import { startPath } from '../features/payments/return-path.ts'
import { type Html, html } from '../platform/html.ts'

export const SANDBOX_STYLE_PATH = '/sandbox/sandbox.css'

const choices = html`<form method="post">
  <button name="outcome" value="paid" class="main">Pay</button>
  <button name="outcome" value="later">Pay later: the payment arrives in 10 seconds</button>
  <button name="outcome" value="declined">Be declined</button>
</form>`

const decided = (
  order: Order,
): Html => html`<p role="status">This test payment has already been decided. Nothing more will happen here.</p>
<p><a href="${startPath(order)}">Go back</a></p>`

/** The test payment page: marked as such, without scripts. */
export const sandboxPage = (order: Order, isDecided: boolean): Html => html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test payment – ${brand.name}</title>
<link rel="stylesheet" href="${SANDBOX_STYLE_PATH}">
</head>
<body>
<p class="mark">Test payment page. No card is asked for and no money moves.</p>
<main>
<h1>Test payment</h1>
<ul>${order.items.map((id) => productById(id)).map((item) => html`<li><span>${item.name}</span> <span>${price(item.price)}</span></li>`)}</ul>
${order.total < order.listPrice ? html`<p>Less ${price(order.listPrice - order.total)} with the code ${order.promoCode ?? ''}</p>` : html``}
<p class="total"><span>Total</span> <strong>${price(order.total)}</strong></p>
${isDecided ? decided(order) : choices}
</main>
</body>
</html>`
