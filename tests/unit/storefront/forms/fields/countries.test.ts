import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryOf, plainDialling, readCountries } from '@/storefront/forms/fields/dialling/country';
import { findCountries, nameCountries } from '@/storefront/forms/fields/dialling/country-names';
import { ownCountries } from '@/storefront/forms/fields/dialling/own-countries';

const own = ownCountries('BDT');
const codesOf = (search: string, language: string) =>
  findCountries(nameCountries(own.list, language), search).map(({ code }) => code);

describe('the country list', () => {
  it('leaves out of the platform’s answer what is no country, and takes each country once [AUT-09]', () => {
    const wire = [
      { countryCode: 'in', countryDialingCode: '+91', countryName: 'India' },
      { countryCode: 'BD', countryDialingCode: 880, isDefault: '1' },
      { countryCode: 'BD', countryDialingCode: '881' },
      { countryCode: 'Bangladesh', countryDialingCode: '880' },
      { countryCode: 'PK', countryDialingCode: 'none' },
    ];
    expect(readCountries(wire)).toEqual({
      list: [
        { code: 'IN', dialling: '91', name: 'India' },
        { code: 'BD', dialling: '880' },
      ],
      home: { code: 'BD', dialling: '880' },
    });
    expect(readCountries([])).toEqual({ list: [], home: undefined });
  });

  it.each([['+880'], ['880'], [880], ['+8 80']])('reads the dialling code %j as 880 [AUT-09]', (code) => {
    expect(plainDialling(code)).toBe('880');
  });

  it('has every country of its own, with the one of the currency at home, and a flag file for each [AUT-09]', () => {
    expect(own.list.length).toBeGreaterThan(240);
    expect(own.home).toEqual({ code: 'BD', dialling: '880' });
    expect(ownCountries('EUR').home?.code).toBe('US');
    const isDrawn = (code: string) => existsSync(`public/flags/${code.toLowerCase()}.svg`);
    expect(own.list.filter(({ code }) => !isDrawn(code))).toEqual([]);
  });

  it.each([
    ['1', '', 'US'],
    ['1', 'CA', 'CA'],
    ['7', 'CA', 'RU'],
    ['880', '', 'BD'],
    ['999', '', undefined],
  ])('takes +%s, last chosen %j, for %s [AUT-09]', (dialling, chosen, code) => {
    expect(countryOf(own, dialling, chosen)?.code).toBe(code);
  });
});

describe('the search for a country', () => {
  it.each([
    ['bangla', 'en', 'BD'],
    ['বাংলাদেশ', 'bn', 'BD'],
    ['bangladesh', 'bn', 'BD'],
    ['پاکستان', 'ur', 'PK'],
    ['孟加拉', 'cn', 'BD'],
    ['cote d’ivoire', 'en', 'CI'],
    ['+880', 'en', 'BD'],
    ['880', 'en', 'BD'],
    ['৮৮০', 'bn', 'BD'],
    ['८८०', 'hi', 'BD'],
    ['bd', 'en', 'BD'],
    ['پاكستان', 'ur', 'PK'],
    ['آيرلينڈ', 'ur', 'IE'],
    ['An Do', 'vi', 'IN'],
    ['孟加拉國', 'cn', 'BD'],
    ['印度尼西亞', 'cn', 'ID'],
    ['紐西蘭', 'cn', 'NZ'],
    ['新西兰', 'tw', 'NZ'],
    ['कतर', 'hi', 'QA'],
    ['अफगानिस्तान', 'hi', 'AF'],
    ['ｉｎｄｉａ', 'en', 'IN'],
    ['usa', 'en', 'US'],
    ['uk', 'en', 'GB'],
    ['UAE', 'en', 'AE'],
    ['uk', 'bn', 'GB'],
    ['ہندوستان', 'ur', 'IN'],
    ['ہندوستان', 'en', 'IN'],
    ['0092', 'en', 'PK'],
    ['००९२', 'hi', 'PK'],
    ['+00 880', 'en', 'BD'],
  ])('finds by %s in %s first of all %s [AUT-09]', (search, language, code) => {
    expect(codesOf(search, language)[0]).toBe(code);
  });

  it('lists all in the order of the language, those with the same code by that code, and none for nonsense [AUT-09]', () => {
    const [first] = codesOf('', 'en');
    expect(first).toBe('AF');
    expect(codesOf(' ', 'bn')).toHaveLength(own.list.length);
    expect(codesOf('+44', 'en')).toEqual(['GG', 'IM', 'JE', 'GB']);
    expect(codesOf('zzzz', 'en')).toEqual([]);
  });

  it('says the platform’s name, then the English one, where the browser has none in that language [AUT-09]', () => {
    const list = [
      { code: 'BD', dialling: '880', name: 'Bangaldexi' },
      { code: 'IN', dialling: '91' },
    ];
    expect(nameCountries(list, 'xx').map(({ label }) => label)).toEqual(['Bangaldexi', 'India']);
  });
});
