/** Every call of the API by its name, as types alone: what imports this carries no schema. */
import type * as account from './account.ts'
import type { Read, Rows, Sent } from './contract.ts'
import type * as desk from './desk.ts'
import type * as deskProduct from './desk-product.ts'
import type * as documents from './documents.ts'
import type * as services from './services.ts'
import type * as visitors from './visitors.ts'
import type * as wills from './wills.ts'

/** The rows of every contract that a file exports, under their names. */
type RowsOf<File> = UnionToIntersection<Extract<File[keyof File], Rows>>
type UnionToIntersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void
  ? All
  : never

type CustomerCalls = RowsOf<typeof account> &
  RowsOf<typeof documents> &
  RowsOf<typeof services> &
  RowsOf<typeof visitors> &
  RowsOf<typeof wills>
type DeskCalls = RowsOf<typeof desk> & RowsOf<typeof deskProduct>

type Calls = CustomerCalls & DeskCalls

/** What a page of a customer or visitor may call. */
export type Name = keyof CustomerCalls
/** What a page of the back office may call. */
export type DeskName = keyof DeskCalls

/** What may be sent where something is asked for: a list that nobody may change is one. */
type Sendable<T> = unknown extends T ? unknown : { readonly [K in keyof T]: Sendable<T[K]> }

type Field<What, Field extends string> = [What] extends [undefined]
  ? unknown
  : undefined extends What
    ? { readonly [F in Field]?: Sendable<What> }
    : { readonly [F in Field]: Sendable<What> }

type InAddress<N extends keyof Calls> = Field<Sent<Calls[N], 'params'>, 'params'> &
  Field<Sent<Calls[N], 'query'>, 'query'>
export type AddressArgs<N extends keyof Calls> = Args<InAddress<N>>

type Given<N extends keyof Calls> = InAddress<N> & Field<Sent<Calls[N], 'body'>, 'body'>

/** What a call is given. */
export type AskedCall<N extends Name> = Given<N> & {
  /** The id of the will that is meant. */
  readonly will?: number | undefined
  readonly headers?: Readonly<Record<string, string>>
}

type DeskAsked<N extends DeskName> = Given<N> & {
  /** Nobody pressed anything: the session does not live longer for it. */
  readonly background?: boolean
}

/** The last argument of a call, which may be left out where it needs nothing. */
type Args<A> = object extends A ? [asked?: A] : [asked: A]
export type AskedArgs<N extends Name> = Args<AskedCall<N>>
export type DeskArgs<N extends DeskName> = Args<DeskAsked<N>>

/** The body of a reply; undefined where a call answers with none. */
export type ReplyTo<N extends keyof Calls> = Read<Calls[N], 'reply'>

/** What a call is sent with in its address. Undefined is left out of a query. */
type Values = Readonly<Record<string, string | number | undefined>>

/** As a browser sends a form: a space is a plus. */
const inQuery = (value: string | number): string => encodeURIComponent(value).replaceAll('%20', '+')

/** The address of a call: the path of its name with the parameters filled in, and what it asks for. */
export const addressOf = <N extends keyof Calls>(name: N, ...[asked]: AddressArgs<N>): string => {
  const { params = {}, query = {} }: { params?: Values; query?: Values } = asked ?? {}
  const sent = Object.entries(query).flatMap(([field, value]) =>
    value === undefined ? [] : [`${inQuery(field)}=${inQuery(value)}`],
  )
  const path = name
    .slice(name.indexOf('/'))
    .replace(/\{(\w+)\}/g, (_, field) => encodeURIComponent(params[field] ?? ''))
  return sent.length === 0 ? path : `${path}?${sent.join('&')}`
}
