import { isChildPerson, partnerOf } from '#core/will/questions.ts'
import { idsNamedIn } from '#core/will/references.ts'
import type { EditableWill } from '#core/will/schema.ts'
import { mirroredPerson, type PartnersAnswers } from './mirror/mirrored-person.ts'
import { swapped } from './mirror/swapped.ts'

/** Thrown by `mirror` for a will that names no partner. Whoever calls it offers no mirror will then. */
export class NobodyToMirror extends Error {
  override readonly name = 'NobodyToMirror'

  constructor() {
    super('A mirror will needs a partner who is named in this one')
  }
}

/**
 * The partner's will, made from the testator's, for them to read, change and confirm alone. Testator and partner change
 * places; children are the same people, with what they are to the partner. Of the others, those are copied whom the partner's
 * will gives a share or an office to. Each owns different things and has wishes of
 * their own, so gifts, assets, pets, funeral, digital assets, people left out, other names and the ultimate default are not
 * carried over, and neither is the law firm, which everybody must choose for themselves.
 * @throws NobodyToMirror
 */
export const mirror = (will: EditableWill, says: PartnersAnswers = {}): EditableWill => {
  const found = partnerOf(will)
  if (!found) throw new NobodyToMirror()
  const { details, partner } = swapped({ details: will.details, partner: found })
  const everybody = will.persons
    .map((person) => (person.id === partner.id ? partner : person))
    .map((person) => mirroredPerson(person, says))
  const copied: EditableWill = {
    details,
    persons: everybody,
    charities: [],
    pets: [],
    accounts: [],
    gifts: [],
    executor: will.executor,
    executorBackup: will.executorBackup,
    secureLegacyProbateAsExecutor: false,
    ...(will.status && { status: will.status }),
    ...(will.haveChildren && { haveChildren: will.haveChildren }),
    ...(will.estateSplit && { estateSplit: will.estateSplit }),
  }
  const named = idsNamedIn(copied, 'persons')
  const persons = everybody.filter(
    (person) => person.type === 'partner' || isChildPerson(person) || person.inherit || named.has(person.id),
  )
  const namedCharities = idsNamedIn({ ...copied, persons }, 'charities')
  return {
    ...copied,
    persons,
    charities: will.charities
      .filter(({ id, inherit }) => inherit || namedCharities.has(id))
      .map(({ uuid: _uuid, ...charity }) => ({ ...charity, guardianId: [] })),
  }
}
