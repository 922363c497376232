import { isObject, type Json } from '../json';
import { refusedFields } from '../rules/check-registration';

/** A seeded number as the merchant's own rule has it: with the trunk zero where it takes none without. */
export function storedNumber(console: Json, mobile: string): string {
  const mobileNum = isObject(console.register) ? console.register.mobileNum : undefined;
  const isTaken = (number: string) => refusedFields({ mobileNum }, { mobileNum: number }).size === 0;
  return !isTaken(mobile) && isTaken(`0${mobile}`) ? `0${mobile}` : mobile;
}
