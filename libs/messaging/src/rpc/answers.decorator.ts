import { invalidInput, type Operation, type OutputOf, type ParsedInputOf } from '@gewerk/contracts';
import { MessagePattern, Transport } from '@nestjs/microservices';

/** An answer: the operation's output, or its JSON already encoded. */
type Answer<Op extends Operation> = OutputOf<Op> | Uint8Array;

type Handler<Op extends Operation> = (input: ParsedInputOf<Op>) => Promise<Answer<Op>> | Answer<Op>;

/**
 * Makes a controller's method the handler of an operation. The input is parsed with the contract's schema first;
 * what does not fit is answered `invalid-input`, naming each field.
 */
export function Answers<Op extends Operation>(operation: Op) {
  return <H extends Handler<Op>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    const handle = descriptor.value;
    if (!handle) throw new TypeError(`${String(key)} is no method`);
    descriptor.value = async function (this: unknown, input: unknown) {
      const parsed = operation.input.safeParse(input);
      if (!parsed.success) throw invalidInput(parsed.error);
      return handle.call(this, parsed.data as ParsedInputOf<Op>);
    } as unknown as H;
    MessagePattern(operation.subject, Transport.NATS)(target, key, descriptor as PropertyDescriptor);
  };
}
