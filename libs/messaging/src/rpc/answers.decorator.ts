import { invalidInput } from '@gewerk/contracts';
import type { Operation, OutputOf, ParsedInputOf } from '@gewerk/contracts/bus';
import { MessagePattern, Transport } from '@nestjs/microservices';
import { demandRole } from './demand-role.js';

/** A response: the operation's output, or its JSON already encoded. */
type Answer<Op extends Operation> = OutputOf<Op> | Uint8Array;

/** Operations with a handler in this process, by subject. */
export const answered = new Map<string, Operation>();

type Handler<Op extends Operation> = (input: ParsedInputOf<Op>) => Promise<Answer<Op>> | Answer<Op>;

/**
 * Makes a method the handler of an operation. Input that does not fit the contract is answered with
 * `invalid-input`, naming each field; a call for an account whose role is too low, with `forbidden`.
 */
export function Answers<Op extends Operation>(operation: Op) {
  return <H extends Handler<Op>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const handle = descriptor.value;
    if (!handle) throw new TypeError(`${String(key)} is not a method`);
    descriptor.value = async function (this: unknown, input: unknown) {
      demandRole(operation);
      const parsed = operation.input.safeParse(input);
      if (!parsed.success) throw invalidInput(parsed.error);
      return handle.call(this, parsed.data as ParsedInputOf<Op>);
    } as unknown as H;
    answered.set(operation.subject, operation);
    MessagePattern(operation.subject, Transport.NATS)(target, key, descriptor as PropertyDescriptor);
  };
}
