/** An issue's number inside a sentence: \u2066…\u2069 keep `20261121-0220` from turning round in right-to-left text. */
export function issueName(numero: string): string {
  return `\u2066${numero}\u2069`;
}
