/** What the proofs use of Z3, which is there only when the packages of the lab are installed. */
declare module 'z3-solver' {
  export type Bool<Name extends string> = {
    readonly name?: Name
    eq(other: Bool<Name>): Bool<Name>
    toString(): string
  }
  export type Arith<Name extends string> = {
    add(other: Arith<Name>): Arith<Name>
    sub(other: Arith<Name>): Arith<Name>
    mul(other: Arith<Name> | number): Arith<Name>
    eq(other: Arith<Name> | number): Bool<Name>
    ge(other: number): Bool<Name>
    gt(other: number): Bool<Name>
    toString(): string
  }
  export type Model<Name extends string> = {
    eval(term: Bool<Name> | Arith<Name>, completion: boolean): Bool<Name> | Arith<Name>
  }
  export type Solver<Name extends string> = {
    add(...laws: readonly Bool<Name>[]): void
    check(): Promise<'sat' | 'unsat' | 'unknown'>
    model(): Model<Name>
  }
  export type Context<Name extends string> = {
    And(...all: readonly Bool<Name>[]): Bool<Name>
    Or(...all: readonly Bool<Name>[]): Bool<Name>
    Not(of: Bool<Name>): Bool<Name>
    Implies(from: Bool<Name>, to: Bool<Name>): Bool<Name>
    readonly Bool: { val(value: boolean): Bool<Name>; const(name: string): Bool<Name> }
    readonly Real: { val(value: number): Arith<Name>; const(name: string): Arith<Name> }
    readonly Solver: new () => Solver<Name>
  }
  export function init(): Promise<{
    readonly Context: <Name extends string>(name: Name) => Context<Name>
    readonly Z3: object
    readonly em: { readonly PThread: { terminateAllThreads(): void } }
    readonly setParam: (name: string, value: number) => void
  }>
}
