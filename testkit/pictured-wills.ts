/** Wills that are hard to set, for pictures of their pages. Everybody in them is made up. */

import { equalSplit } from '#core/will/equal-shares.ts'
import type { Charity, Gift, Person, Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aPet, completeExampleWill, simplestWill } from './builders.ts'
import { namesInScripts } from './names-in-scripts.ts'

const charities: readonly Charity[] = [
  aCharity({ id: 1, inherit: true, estatePercent: 5 }),
  aCharity({ id: 2, fullname: 'Ludlow Animal Rescue', charityId: '', inherit: true, estatePercent: 5 }),
  aCharity({ id: 3, fullname: 'Shropshire and Severn Hospice for Children and Young People', charityId: 'SC900012' }),
]

/** Children of both and of each, charities, and a gift of every type with a backup. */
export const blendedFamily = (): Will =>
  completeExampleWill({
    persons: [
      ...completeExampleWill().persons.map((person) =>
        person.id === 1
          ? { ...person, estatePercent: 40 }
          : { ...person, ...(person.id === 3 && { estatePercent: 15 }) },
      ),
      anHeir(15, {
        id: 9,
        type: 'Child',
        relationship: 'Stepdaughter',
        fullname: 'Isolde Beaumont-Hale',
        isChild: 'No',
        estateIfDie: 'Pass to their children',
      }),
    ],
    charities: [...charities],
    pets: [aPet({ guardianId: [2, 7] }), aPet({ id: 2, type: 'Cat', fullname: 'Tom', guardianId: [9] })],
    gifts: [
      ...completeExampleWill().gifts,
      aGift({ id: 4, type: 'Donation', amount: 250_000, charities: [2, 3] }),
      aGift({
        id: 5,
        type: 'Share of an asset',
        title: 'my ISA',
        provider: 'Acorn Bank',
        number: '12345678',
        useSharePercent: 'A percentage',
        percentage: 33.33,
        persons: [6, 9],
        ifDie: 'Goes to someone else',
        backupCharities: [3],
      }),
    ],
  })

const THINGS = ['the clock', 'the writing desk', 'the blue teapot', 'my field glasses', 'the wedding quilt'] as const

/** Twenty things and twenty sums. */
export const fortyGifts = (): Will => {
  const takers: readonly Person[] = ['Ada', 'Ben', 'Cleo', 'Dev', 'Esme'].map((name, index) =>
    aPerson({ id: 2 + index, fullname: `${name} Poe`, relationship: 'Godchild' }),
  )
  const gift = (_: unknown, index: number): Gift => {
    const [id, taker] = [index + 1, 2 + (index % takers.length)]
    const thing = `${THINGS[index % THINGS.length]} from room ${Math.floor(index / THINGS.length) + 1}`
    return index < 20
      ? aGift({ id, type: 'Item', title: thing, persons: [taker] })
      : aGift({ id, type: 'Money', amount: 10_000 * (index - 18), persons: [taker] })
  }
  return simplestWill({ persons: [anHeir(100), ...takers], gifts: Array.from({ length: 40 }, gift) })
}

/** An heir for every script, executors among them who write from right to left, and an emoji in a wish. */
export const everyScript = (): Will => {
  const persons = equalSplit(namesInScripts.length).map((hundredths, index) =>
    anHeir(hundredths / 100, { id: index + 1, fullname: namesInScripts[index]?.[1] ?? '' }),
  )
  const ids = (...written: readonly string[]): number[] =>
    written.map((script) => namesInScripts.findIndex(([each]) => each === script) + 1)
  return simplestWill({
    persons,
    executor: ids('Arabic', 'Hebrew'),
    executorBackup: ids('Japanese', 'Korean'),
    whatToDo: { option: 'Burial', description: 'Smile 😀 👍🏽 ❤️ and sing.' },
  })
}
