import { isObject, type Json } from '../json';
import { refusedFields } from '../request-rules/check-registration';

/** A seeded number in the form of the merchant's rule: with a leading zero where the rule needs one. */
export function storedNumber(merchantConsole: Json, mobile: string): string {
  const mobileNum = isObject(merchantConsole.register) ? merchantConsole.register.mobileNum : undefined;
  const isAccepted = (number: string) => refusedFields({ mobileNum }, { mobileNum: number }).size === 0;
  return !isAccepted(mobile) && isAccepted(`0${mobile}`) ? `0${mobile}` : mobile;
}
