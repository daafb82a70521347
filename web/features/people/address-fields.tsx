import { useId, useState } from 'react'
import { isPostcode } from '#core/text/names.ts'
import type { Address } from '#core/will/schema.ts'
import { addressFields as words } from '#words/en/people.ts'
import { expectFailedCall } from '../../api/http.ts'
import { findAddresses, useAddressFinder } from '../../api/queries.ts'
import { bind, type ErrorOf } from '../../ui/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choices.tsx'
import fields from '../../ui/field.module.css'
import { TextField } from '../../ui/text-field.tsx'

type Search =
  | { is: 'idle' }
  | { is: 'looking' }
  | { is: 'told'; what: string }
  | { is: 'found'; addresses: readonly Address[] }

const inOneLine = ({ house_name, street_address, town }: Address): string =>
  [house_name, street_address, town].filter(Boolean).join(', ')

/** Looks up the typed postcode and offers its addresses. The address can be typed instead. */
function FindAddress({ postcode, onChoose }: { postcode: string; onChoose: (address: Address) => void }) {
  const id = useId()
  const [search, setSearch] = useState<Search>({ is: 'idle' })

  const find = async () => {
    if (!isPostcode(postcode)) return setSearch({ is: 'told', what: words.typeAFullPostcodeFirstLike })
    setSearch({ is: 'looking' })
    try {
      const addresses = await findAddresses(postcode)
      setSearch(addresses.length > 0 ? { is: 'found', addresses } : { is: 'told', what: words.weFoundNoAddressForThis })
    } catch (error) {
      expectFailedCall(error)
      setSearch({ is: 'told', what: words.weCannotFindAddressesRightNow })
    }
  }

  const counted = search.is === 'found' && search.addresses.length
  return (
    <div className={fields.field}>
      <Button label={words.findAddress} look="secondary" busy={search.is === 'looking'} onClick={() => void find()} />
      <p role="status" className={search.is === 'told' ? 'above-8' : 'visually-hidden'}>
        {search.is === 'told' && search.what}
        {counted !== false && (counted === 1 ? words.n1AddressFound : words.addressesFound(counted))}
      </p>
      {search.is === 'found' && (
        <div className="above-16">
          <label className={fields.label} htmlFor={id}>
            {words.chooseTheAddress}
          </label>
          <select
            id={id}
            className={fields.input}
            defaultValue=""
            onChange={(event) => {
              const address = search.addresses[Number(event.target.value)]
              if (address) onChoose(address)
            }}
          >
            <option value="" disabled>
              {counted === 1 ? words.n1Address : words.addresses(counted)}
            </option>
            {search.addresses.map((address, index) => (
              <option key={inOneLine(address)} value={index}>
                {inOneLine(address)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  )
}

const empty: Address = { house_name: '', town: '', postcode: '' }

/**
 * House, street, town and postcode, under `name` ("address" or "fulladdress"). Where addresses can be found by postcode, that
 * is asked first.
 */
export function AddressFields({
  name,
  value = empty,
  onChange,
  errorOf,
  own = false,
  abroad = false,
}: {
  name: string
  value: Address | undefined
  onChange: (address: Address) => void
  errorOf: ErrorOf
  /** The customer's own address, which the browser may fill in. */
  own?: boolean
  /** The address may be outside the United Kingdom. */
  abroad?: boolean
}) {
  const field = bind<Address, `${string}.`>(
    { value, set: (change) => onChange({ ...value, ...change }), errorOf },
    `${name}.`,
  )
  const part = (key: keyof Address, complete: string) => ({ ...field(key), autoComplete: own ? complete : 'off' })
  const isAbroad = abroad && value.country !== undefined
  const canFind = useAddressFinder() && !isAbroad
  const postcode = (
    <TextField {...part('postcode', 'postal-code')} label={words.postcode} width="short" spellCheck={false} />
  )
  const { country: _country, ...inTheUk } = value
  return (
    <>
      {abroad && (
        <Checkbox
          name={`${name}.abroad`}
          label={words.theAddressIsOutsideTheUk}
          value={isAbroad}
          onChange={(checked) => onChange(checked ? { ...value, country: '' } : inTheUk)}
        />
      )}
      {canFind && postcode}
      {canFind && <FindAddress postcode={value.postcode} onChoose={onChange} />}
      <TextField {...part('house_name', 'address-line1')} label={words.houseNameOrNumber} />
      <TextField {...part('street_address', 'address-line2')} label={words.street} optional />
      <div className={fields.pair}>
        <TextField {...part('town', 'address-level2')} label={words.townOrCity} width="medium" />
        {!isAbroad && !canFind && postcode}
      </div>
      {isAbroad && (
        <>
          <TextField
            {...part('postcode', 'postal-code')}
            label={words.postalCode}
            width="short"
            spellCheck={false}
            optional
          />
          <TextField {...part('country', 'country-name')} label={words.country} width="medium" />
        </>
      )}
    </>
  )
}
