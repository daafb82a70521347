import { isKeptBasket, type KeptBasket } from '../api/kept-basket.ts'
import { storage } from '../api/storage.ts'

/** What is being bought: as the page before left it in the history entry, or as it was when the last payment was begun. */
export const basketFrom = (state: unknown, unpaid: boolean): KeptBasket => {
  if (isKeptBasket(state)) return state
  const begun = storage.paymentInfo.get()
  if (isKeptBasket(begun)) return { items: begun.items, promoCode: begun.promoCode }
  return { items: unpaid ? ['will'] : [], promoCode: undefined }
}
