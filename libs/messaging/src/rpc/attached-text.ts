const LINE_END = 0x0a;

const decoder = new TextDecoder();

/**
 * An answer with a text that others pass on as it is: the output as one line of JSON, then the text, both in UTF-8. As a part
 * of the JSON it would be escaped, parsed and encoded anew at every station, which costs as much as making it.
 */
export const withText = (output: object, text: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${JSON.stringify(output)}\n`), text]);

export interface AnswerWithText<Output> {
  output: Output;
  /** UTF-8. */
  text: Uint8Array;
}

/** The parts of what {@link withText} made. */
export function splitText<Output>(answer: Uint8Array): AnswerWithText<Output> {
  const end = answer.indexOf(LINE_END);
  const output = JSON.parse(decoder.decode(answer.subarray(0, end))) as Output;
  return { output, text: answer.subarray(end + 1) };
}
