const LINE_END = 0x0a;

const decoder = new TextDecoder();

/**
 * A response with a text to be passed on unchanged: the output as one line of JSON, then the text, both UTF-8. Inside
 * the JSON it would be escaped and parsed again at every hop.
 */
export const withText = (output: object, text: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${JSON.stringify(output)}\n`), text]);

export interface AnswerWithText<Output> {
  output: Output;
  text: Uint8Array;
}

export function splitText<Output>(answer: Uint8Array): AnswerWithText<Output> {
  const end = answer.indexOf(LINE_END);
  const output = JSON.parse(decoder.decode(answer.subarray(0, end))) as Output;
  return { output, text: answer.subarray(end + 1) };
}
